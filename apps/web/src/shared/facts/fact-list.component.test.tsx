import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { Fact, FactList } from './fact-list.tsx'

const Facts = () => (
  <>
    <button type="button">Before</button>
    <FactList>
      <Fact label="Skype" text="live:olena" isCopied />
      <Fact label="Phone" text="+380" isCopied />
      <Fact label="Office" text={null} isCopied />
    </FactList>
  </>
)

const copy = (what: string) => page.getByRole('button', { name: `Copy ${what}` })

test('the button that copies a fact shows under the mouse only', async () => {
  await show(<Facts />)
  // An earlier test may have left the mouse where the fact is now.
  await page.getByRole('button', { name: 'Before' }).hover()
  await expect.element(copy('Skype')).toHaveStyle({ opacity: '0' })
  await page.getByText('live:olena').hover()
  await expect.element(copy('Skype')).toHaveStyle({ opacity: '1' })
  await expect.element(copy('Phone')).toHaveStyle({ opacity: '0' })
})

test('the button that copies a fact shows while the keyboard is at it', async () => {
  await show(<Facts />)
  await page.getByRole('button', { name: 'Before' }).hover()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.tab()
  await expect.element(copy('Skype')).toHaveFocus()
  await expect.element(copy('Skype')).toHaveStyle({ opacity: '1' })
})

test('a fact without a value has no button', async () => {
  await show(<Facts />)
  await expect.element(copy('Phone')).toBeInTheDocument()
  await expect.element(copy('Office')).not.toBeInTheDocument()
})
