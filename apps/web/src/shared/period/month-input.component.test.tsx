import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import type { TypedValue } from '../dates/typed-value.ts'
import { MonthInput } from './month-input.tsx'

function FirstMonth({ value: initial = null }: { value?: TypedValue }) {
  const [value, setValue] = useState<TypedValue>(initial)
  return (
    <>
      <MonthInput
        label="From"
        value={value}
        onChange={setValue}
        minMonth="2025-03"
        maxMonth="2025-12"
        clearable
      />
      <output>{value ?? 'no month'}</output>
    </>
  )
}

const field = page.getByRole('textbox', { name: 'From' })
const value = page.getByRole('status').filter({ hasText: /./ })
const calendar = page.getByRole('dialog', { name: 'Choose a month' })
const focused = () => document.activeElement?.getAttribute('data-month')

afterEach(() => {
  vi.useRealTimers()
})

describe('a month of a form', () => {
  test.each(['9.2025', '09/25', '092025', '2025-09'])(
    'a month of a form is understood as %s',
    async (text) => {
      await show(<FirstMonth />)
      field.element().focus()
      await userEvent.keyboard(`${text}{Tab}`)
      await expect.element(field).toHaveValue('09.2025')
      await expect.element(value).toHaveTextContent('2025-09')
    },
  )

  test('a month of a form keeps a text that is no month as its value, and says that it is none', async () => {
    await show(<FirstMonth />)
    field.element().focus()
    await userEvent.keyboard('13.2025{Tab}')
    await expect.element(field).toHaveValue('13.2025')
    await expect.element(field).toHaveAccessibleDescription('There is no such month')
    await expect.element(value).toHaveTextContent('13.2025')
  })

  test.each([
    ['02.2025', 'Not before 03.2025'],
    ['01.2026', 'Not after 12.2025'],
  ])('a month of a form that is typed as %s says: %s', async (text, sentence) => {
    await show(<FirstMonth />)
    await field.fill(text)
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(sentence)
  })

  test('the calendar of an empty month begins at the present one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-15T12:00:00Z') })
    await show(<FirstMonth />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('2025-07')
  })

  test('the calendar of a month is walked by keys, not past the limits', async () => {
    await show(<FirstMonth value="2025-09" />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('2025-09')
    for (const [key, month] of [
      ['ArrowRight', '2025-10'],
      ['ArrowUp', '2025-07'],
      ['Home', '2025-03'],
      ['End', '2025-12'],
      ['PageDown', '2025-12'],
      ['ArrowLeft', '2025-11'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(focused).toBe(month)
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('11.2025')
    await expect.element(value).toHaveTextContent('2025-11')
    await expect.element(field).toHaveFocus()
  })

  test('a month of a form stays when Escape closes the calendar', async () => {
    await show(<FirstMonth value="2025-06" />)
    await page.getByRole('button', { name: 'Choose a month' }).click()
    await expect.poll(focused).toBe('2025-06')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(value).toHaveTextContent('2025-06')
  })

  test('a month of a form is emptied by its button, or by deleting its text', async () => {
    await show(<FirstMonth value="2025-06" />)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(value).toHaveTextContent('no month')
    await field.fill('07.2025')
    await expect.element(value).toHaveTextContent('2025-07')
    await field.clear()
    await expect.element(value).toHaveTextContent('no month')
  })
})
