import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../test/components/show.tsx'
import { Folded } from './folded.tsx'

test('what is folded is drawn when somebody opens it, by keyboard too, and is gone when it is closed', async () => {
  await show(
    <>
      <button type="button">Before</button>
      <Folded title="Charts">
        <p>Hours per day</p>
      </Folded>
    </>,
  )
  const summary = page.getByText('Charts', { exact: true })
  await expect.element(summary).toBeVisible()
  await expect.element(page.getByText('Hours per day')).not.toBeInTheDocument()
  page.getByRole('button', { name: 'Before' }).element().focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Hours per day')).toBeVisible()
  await summary.click()
  await expect.element(page.getByText('Hours per day')).not.toBeInTheDocument()
})
