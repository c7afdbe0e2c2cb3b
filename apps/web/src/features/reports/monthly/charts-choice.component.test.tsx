import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { useChartsChoice } from './charts-choice.ts'

function Charts({ userId }: { userId: number }) {
  const [isShown, choose] = useChartsChoice(userId)
  return (
    <button type="button" aria-expanded={isShown} onClick={() => choose(!isShown)}>
      Charts
    </button>
  )
}

const button = page.getByRole('button', { name: 'Charts' })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('the charts of the report are folded at first, and each person’s choice is kept', async () => {
  const { leave } = await show(<Charts userId={5} />)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await leave()
  const again = await show(<Charts userId={5} />)
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await again.leave()
  await show(<Charts userId={6} />)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})
