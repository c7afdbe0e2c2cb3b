import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { DayBars, type DayHours } from './day-bars.tsx'

const days: DayHours[] = [
  { date: '2025-09-05', hours: 8, expected: 8, missing: 0, over: 0 },
  { date: '2025-09-06', hours: 1.5, expected: 0, missing: 0, over: 1.5 },
  { date: '2025-09-08', hours: 0, expected: 8, missing: 8, over: 0 },
]

const cells = page.getByRole('table', { name: 'Hours per day' }).getByRole('cell')
const slider = page.getByRole('slider', { name: 'Hours per day: day' })

/** The numbers above the chart. */
const reading = (numbers: string) => page.getByText(numbers, { exact: true })

describe('the hours of days as a chart', () => {
  test('a chart of days of which nothing is expected shows the hours alone', async () => {
    const ofProject = days.map((day) => ({ ...day, expected: 0, missing: 0, over: 0 }))
    await show(<DayBars caption="Hours per day" days={ofProject} />)
    await expect.element(reading('9.5 h')).toBeVisible()
    await expect.element(page.getByText('Norm', { exact: true })).not.toBeInTheDocument()
  })

  test('a chart of days has a cell for each day, with its hours and its norm', async () => {
    await show(<DayBars caption="Hours per day" days={days} />)
    await expect.element(cells.first()).toHaveTextContent('Friday, 5 September 2025: 8.0 h, norm 8.0 h')
    await expect.element(cells.nth(1)).toHaveTextContent('Saturday, 6 September 2025: 1.5 h')
    expect(cells.elements()).toHaveLength(3)
  })

  test('a chart of days marks holidays and leave, and names them in its cells and its legend', async () => {
    const off = { kind: 'Holiday', name: 'Founding Day', color: '#237a36' }
    await show(
      <DayBars
        caption="Hours per day"
        days={[...days, { date: '2025-09-09', hours: 0, expected: 0, missing: 0, over: 0, off }]}
      />,
    )
    await expect.element(cells.nth(3)).toHaveTextContent('Tuesday, 9 September 2025, Founding Day: 0.0 h')
    await expect.element(page.getByText(/LoggedNormHoliday/)).toBeVisible()
  })

  test('a chart of days shows the sum, and the day at which the keyboard is instead', async () => {
    await show(<DayBars caption="Hours per day" days={days} />)
    await expect.element(reading('9.5 of 16.0 h, 8.0 missing, 1.5 over')).toBeVisible()
    slider.element().focus()
    await userEvent.keyboard('{End}')
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', 'Monday, 8 September 2025: 0.0 h, norm 8.0 h')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Saturday, 6 September 2025: 1.5 h')
    await expect.element(reading('Sat 6: 1.5 h')).toBeVisible()
    await userEvent.tab()
    await expect.element(reading('9.5 of 16.0 h, 8.0 missing, 1.5 over')).toBeVisible()
  })
})
