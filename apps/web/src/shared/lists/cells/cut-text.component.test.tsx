import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { CutText } from './cut-text.tsx'

const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(6).trim()

/** A cell with a text or a link, between two buttons. */
const Cell = ({ text, isLink = false }: { text: string; isLink?: boolean }) => (
  <>
    <button type="button">Before</button>
    <div style={{ inlineSize: 200 }}>
      {isLink ? (
        <CutText text={text}>
          <a href="#customer">{text}</a>
        </CutText>
      ) : (
        <CutText text={text} />
      )}
    </div>
    <button type="button">After</button>
  </>
)

const tooltip = page.getByText(long).and(page.getByRole('tooltip', { includeHidden: true }))
const cell = page.getByText(long).first()
const link = page.getByRole('link', { name: long })

async function goOnFrom(button: string) {
  page.getByRole('button', { name: button }).element().focus()
  await userEvent.tab()
}

describe('a text in a cell', () => {
  test('a text that is cut is shown whole under the pointer', async () => {
    await show(<Cell text={long} isLink />)
    await expect.element(tooltip).toBeInTheDocument()
    // The pointer may rest where the link is drawn, since the test before; it would then not enter the link.
    await page.getByRole('button', { name: 'After' }).hover()
    await link.hover()
    await expect.element(tooltip).toBeVisible()
    await link.unhover()
    await expect.element(tooltip).not.toBeVisible()
  })

  test('a text that is cut is shown whole while the keyboard is at its link', async () => {
    await show(<Cell text={long} isLink />)
    await expect.element(tooltip).toBeInTheDocument()
    await goOnFrom('Before')
    await expect.element(link).toHaveFocus()
    await expect.element(tooltip).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(tooltip).not.toBeVisible()
  })

  test('a text that is cut and no link is reached by the keyboard', async () => {
    await show(<Cell text={long} />)
    await expect.element(cell).toHaveAttribute('tabindex', '0')
    await goOnFrom('Before')
    await expect.element(tooltip).toBeVisible()
  })

  test('a text that has room is not reached by the keyboard', async () => {
    await show(<Cell text="Atelier Verdi" />)
    await expect.element(page.getByText('Atelier Verdi')).toBeVisible()
    await goOnFrom('Before')
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })
})
