import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { CalendarRoom } from './calendar-room.tsx'
import { DateField } from './date-field.tsx'
import { PickerField } from './picker-field.tsx'
import { dayKind, type TypedDay } from './typed-day.ts'

function StartDate({ value: initial = null }: { value?: TypedDay }) {
  const [value, setValue] = useState<TypedDay>(initial)
  return (
    <>
      <DateField
        label="Start"
        value={value}
        onChange={setValue}
        minDate="2025-09-01"
        maxDate="2025-12-31"
        clearable
      />
      <output>{value ?? 'no day'}</output>
    </>
  )
}

/** The field while the calendar's code is loading. */
function DayWithoutCalendar() {
  const [value, setValue] = useState<TypedDay>('2025-09-10')
  return (
    <PickerField
      label="Start"
      kind={dayKind}
      limits={{}}
      start="2025-09-15"
      value={value}
      onChange={setValue}
      preload={() => {}}
      calendar={CalendarRoom}
    />
  )
}

const field = page.getByRole('textbox', { name: 'Start' })
const value = page.getByRole('status').filter({ hasText: /./ })
const calendar = page.getByRole('dialog', { name: 'Choose a date' })
const focused = () => document.activeElement?.getAttribute('data-day')

describe('a date field', () => {
  test('a date field takes arrow keys that are pressed before the calendar’s code has come', async () => {
    await show(<DayWithoutCalendar />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect.element(calendar).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(field).toHaveValue('20.09.2025')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  test.each(['2.9.2025', '2.9.25', '02092025', '2025-09-02'])('a date field understands %s', async (text) => {
    await show(<StartDate />)
    field.element().focus()
    await userEvent.keyboard(`${text}{Tab}`)
    await expect.element(field).toHaveValue('02.09.2025')
    await expect.element(value).toHaveTextContent('2025-09-02')
  })

  test('a date field keeps a text that is no day as its value, and says that it is none', async () => {
    await show(<StartDate />)
    field.element().focus()
    await userEvent.keyboard('31.9.2025{Tab}')
    await expect.element(field).toHaveValue('31.9.2025')
    await expect.element(field).toHaveAccessibleDescription('There is no such date')
    await expect.element(value).toHaveTextContent('31.9.2025')
  })

  test('a date field refuses days outside of its limits', async () => {
    await show(<StartDate />)
    await field.fill('31.08.2025')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Not before 01.09.2025')
    await field.fill('01.01.2026')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Not after 31.12.2025')
  })

  test('the calendar of a date field is walked by keys, over months and not past the limits', async () => {
    await show(<StartDate value="2025-11-30" />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('2025-11-30')
    for (const [key, day] of [
      ['ArrowRight', '2025-12-01'],
      ['End', '2025-12-07'],
      ['PageUp', '2025-11-07'],
      ['Home', '2025-11-03'],
      ['PageDown', '2025-12-03'],
      ['PageDown', '2025-12-31'],
      ['ArrowDown', '2025-12-31'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(focused).toBe(day)
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('31.12.2025')
    await expect.element(field).toHaveFocus()
  })

  test('a date field keeps its day when Escape closes the calendar', async () => {
    await show(<StartDate value="2025-09-10" />)
    await page.getByRole('button', { name: 'Choose a date' }).click()
    await expect.poll(focused).toBe('2025-09-10')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(value).toHaveTextContent('2025-09-10')
  })

  test('a date field is emptied by its button', async () => {
    await show(<StartDate value="2025-09-10" />)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(value).toHaveTextContent('no day')
  })
})
