import { addDays, type Day } from '@portal/domain/days'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdNextTasks } from '../../../test/components/next-tasks.ts'
import { show } from '../../../test/components/show.tsx'
import { DateCalendar } from './calendar-part.ts'
import { DateButton } from './date-button.tsx'
import type { TypedDay } from './typed-day.ts'

const today: Day = '2025-09-15'

function ChosenDay() {
  const [chosen, setChosen] = useState(today)
  const [typed, setTyped] = useState<TypedDay>(today)
  return (
    <>
      <DateButton
        label="Date"
        value={typed}
        start={chosen}
        maxDate={today}
        tooLate="Date cannot be in the future"
        onChange={setTyped}
        onChoose={setChosen}
        onCancel={() => setTyped(chosen)}
        onLeave={() => setTyped(chosen)}
      >
        The day
      </DateButton>
      <output>{chosen}</output>
    </>
  )
}

const field = page.getByRole('textbox', { name: 'Date' })
const chosen = page.getByRole('status').filter({ hasText: /./ })
const focused = () => document.activeElement?.getAttribute('data-day')

test('a day is typed whole where the dialog takes its first focus late', async () => {
  await DateCalendar.preload()
  await show(<ChosenDay />)
  const goOn = holdNextTasks()
  await page.getByRole('button', { name: 'The day' }).click()
  await expect.poll(focused).toBe(today)
  await userEvent.keyboard('12')
  expect(goOn()).toBeGreaterThan(0)
  await userEvent.keyboard('.09.2025')
  await expect.element(field).toHaveValue('12.09.2025')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent(addDays(today, -3))
})
