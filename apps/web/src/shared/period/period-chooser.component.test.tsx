import { monthOf } from '@portal/domain/days'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { type Period, stepped } from './period.ts'
import { PeriodChooser } from './period-chooser.tsx'

const latest = '2025-11-20'

function Chooser({ start }: { start: Period }) {
  const [period, setPeriod] = useState(start)
  return (
    <>
      <PeriodChooser
        period={period}
        latest={latest}
        onSwitch={(by) => setPeriod(by === 'day' ? { by, day: latest } : { by, month: monthOf(latest) })}
        onChoose={setPeriod}
        onStep={(step) => setPeriod(stepped(period, step, latest) ?? period)}
        onIntent={() => {}}
      />
      <output>{period.by === 'day' ? period.day : period.month}</output>
    </>
  )
}

const chosen = page.getByRole('status').filter({ hasText: /./ })
const month = page.getByRole('textbox', { name: 'Month' })
const day = page.getByRole('textbox', { name: 'Day' })

describe('the period of a list', () => {
  test('the period of a list is a month that the arrows change, up to the present one', async () => {
    await show(<Chooser start={{ by: 'month', month: '2025-10' }} />)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect.element(chosen).toHaveTextContent('2025-11')
    const next = page.getByRole('button', { name: 'Next month' })
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    // The arrow that led to the limit keeps the focus.
    await expect.element(next).toHaveFocus()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect.element(month).toHaveValue('10.2025')
  })

  test.each(['9.2025', '09/25', '092025', '2025-09'])(
    'the period of a list is the month typed as %s and chosen by Enter',
    async (text) => {
      await show(<Chooser start={{ by: 'month', month: '2025-11' }} />)
      await month.fill(text)
      await expect.element(chosen).toHaveTextContent('2025-11')
      await userEvent.keyboard('{Enter}')
      await expect.element(chosen).toHaveTextContent('2025-09')
      await expect.element(month).toHaveValue('09.2025')
    },
  )

  test('the period of a list stays when a month after the present one is typed, and the field says why', async () => {
    await show(<Chooser start={{ by: 'month', month: '2025-11' }} />)
    await month.fill('12.2025')
    await userEvent.keyboard('{Enter}')
    await expect.element(month).toHaveAccessibleDescription('Not after 11.2025')
    await expect.element(month).toHaveValue('12.2025')
    await expect.element(chosen).toHaveTextContent('2025-11')
  })

  test('the period of a list is switched by arrow keys to a day, which is not in the future', async () => {
    await show(<Chooser start={{ by: 'month', month: '2025-11' }} />)
    await page.getByRole('radio', { name: 'Month' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day).toHaveValue('20.11.2025')
    await day.fill('21.11.2025')
    await userEvent.keyboard('{Enter}')
    await expect.element(day).toHaveAccessibleDescription('Date cannot be in the future')
    await day.fill('1.9.25')
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen).toHaveTextContent('2025-09-01')
  })
})
