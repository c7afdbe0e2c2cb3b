import type { LeaveCounters as Counters } from '@portal/contract/leave-balances'
import type { OwnLeave } from '@portal/domain/leave/check-new-leave'
import type { PreviewFacts } from '@portal/domain/leave/preview-leave'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy } from '../../../../test/components/answers.ts'
import { show } from '../../../../test/components/show.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { RequestFieldset } from './request-fieldset.tsx'
import { askedIn, nothingAsked, requestFormSchema, vacationsIn } from './request-form.ts'

const none = { used: 0, limit: null, pending: 0 }
const counters: Counters = {
  vacations: { used: 14, limit: 21, pending: 7 },
  sick_leaves: { used: 3.5, limit: 8, pending: 0 },
  extra_sick_leaves: none,
  paid_leaves: none,
  unpaid_leaves: { used: 3, limit: null, pending: 1 },
  day_offs: { used: 5, limit: 5, pending: 1 },
  work_offs: none,
}
const vacation = (vacationType: 'one_week' | 'two_weeks', startDate: string, endDate: string): OwnLeave => ({
  type: 'vacation',
  status: 'approved',
  vacation_type: vacationType,
  start_date: startDate,
  end_date: endDate,
})
/** Today is Monday 15 September 2025, and both lengths of vacation are taken in 2025. */
const known: PreviewFacts<OwnLeave> = {
  today: '2025-09-15',
  others: [
    vacation('one_week', '2025-03-03', '2025-03-09'),
    vacation('two_weeks', '2025-07-07', '2025-07-20'),
  ],
  holidays: [],
  counters: { 2025: counters },
  last_day: null,
}

function Fields({ facts = known }: { facts?: PreviewFacts<OwnLeave> }) {
  const { form } = useSchemaForm({
    schema: requestFormSchema(facts),
    initialValues: nothingAsked,
    draft: undefined,
  })
  return (
    <form>
      <RequestFieldset
        form={form}
        facts={facts}
        vacations={vacationsIn(askedIn(form.values), facts)}
        uploaded={undefined}
      />
    </form>
  )
}

const type = page.getByRole('combobox', { name: 'Type' })
const taken = 'You have already taken the maximum number of vacations'
const option = (name: RegExp) => page.getByRole('option', { name })

beforeEach(() => {
  answerBy(() => Response.json([]))
})

describe('the types of leave in the form of a request', () => {
  test('the list of types says what is left of each, and lets a person go over a limit', async () => {
    await show(<Fields />)
    await type.click()
    await expect
      .element(option(/^Vacation/))
      .toHaveTextContent('Vacation0 left in 2025 · 14 taken · 7 waiting')
    await expect.element(option(/^Sick leave/)).toHaveTextContent('Sick leave4.5 left in 2025 · 3.5 taken')
    await expect
      .element(option(/^Day off/))
      .toHaveTextContent('Day off0 left in 2025 · 5 taken · 1 waiting · over the limit')
    await expect.element(option(/^Unpaid leave/)).toHaveTextContent('Unpaid leave3 taken in 2025 · 1 waiting')
    expect(document.querySelectorAll('[role=option][data-combobox-disabled]')).toHaveLength(0)
  })

  test('a type of which the server would refuse every day cannot be chosen, and says why', async () => {
    await show(<Fields facts={{ ...known, last_day: { date: '2025-12-19', reason: 'last_work_day' } }} />)
    await type.click()
    const vacationType = option(/^Vacation/)
    await expect.element(vacationType).toHaveTextContent(`Vacation${taken}`)
    await expect.element(vacationType).toHaveAttribute('data-combobox-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(type).toHaveValue('Sick leave')
  })

  test('both lengths that are taken cannot be chosen, one line says the way out, and a date of the next year opens them', async () => {
    await show(<Fields />)
    type.element().focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(type).toHaveValue('Vacation')
    const week = page.getByRole('radio', { name: /One week/ })
    await expect.element(week).toBeInTheDocument()
    expect(page.getByText('taken in 2025', { exact: true }).elements()).toHaveLength(2)
    const lengths = page.getByRole('radiogroup', { name: 'Vacation type' })
    for (const length of lengths.getByRole('radio').elements()) expect(length).toBeDisabled()
    await expect
      .element(lengths)
      .toHaveAccessibleDescription('Nothing left in 2025: choose a date in 2026, or unpaid leave')
    expect(page.getByText(taken).elements()).toHaveLength(0)
    const start = page.getByRole('textbox', { name: 'Start Date' })
    start.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('January 2026')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(start).toHaveValue('01.01.2026')
    await page.getByText(/^One week/).click()
    await expect.element(week).toBeChecked()
    await expect.element(page.getByText(/^Nothing left/)).not.toBeInTheDocument()

    await start.fill('01.12.2025')
    await userEvent.tab()
    expect(page.getByText(taken).elements()).toHaveLength(1)
    await expect.element(page.getByText(/^Nothing left in 2025/)).toBeVisible()
  })

  test('the calendar of a request covers no other field', async () => {
    await show(<Fields />)
    type.element().focus()
    await userEvent.keyboard('sick{Enter}')
    for (const name of ['Start Date', 'End Date']) {
      const field = page.getByRole('textbox', { name })
      field.element().focus()
      await userEvent.keyboard('{ArrowDown}')
      const calendar = page.getByRole('dialog', { name: 'Choose a date' })
      await expect.element(calendar.getByText('September 2025')).toBeVisible()
      const { top, bottom } = calendar.element().getBoundingClientRect()
      for (const other of page.getByRole('textbox').elements()) {
        const box = other.getBoundingClientRect()
        expect(box.bottom <= top || box.top >= bottom).toBe(true)
      }
      await userEvent.keyboard('{Escape}')
      await expect.element(calendar).not.toBeInTheDocument()
      await expect.element(field).toHaveFocus()
    }
  })
})
