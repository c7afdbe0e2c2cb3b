import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/components/show.tsx'
import { MonthStepper } from './month-stepper.tsx'

/** The list shows another month only when it is told to. */
function LateList() {
  const [asked, setAsked] = useState('2025-09')
  const [shown, setShown] = useState('2025-09')
  return (
    <>
      <MonthStepper label="Month" value={shown} onChange={setAsked} minMonth="2025-08" maxMonth="2025-12" />
      <p>Asked for {asked}</p>
      <button type="button" onClick={() => setShown(asked)}>
        Show it
      </button>
    </>
  )
}

function List() {
  const [month, setMonth] = useState('2025-09')
  return <MonthStepper label="Month" value={month} onChange={setMonth} minMonth="2025-08" />
}

const next = page.getByRole('button', { name: 'Next month' })
const field = page.getByRole('textbox', { name: 'Month' })

const focused = () => document.activeElement?.getAttribute('data-month')

describe('the month of a list', () => {
  test('the month of a list moves on by two quick steps, although the first month is not shown yet', async () => {
    await show(<LateList />)
    next.element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByText('Asked for 2025-11')).toBeVisible()
    await expect.element(field).toHaveValue('09.2025')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect.element(field).toHaveValue('11.2025')
  })

  test('quick steps do not lead past the last month of a list', async () => {
    await show(<LateList />)
    next.element().focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
    await expect.element(page.getByText('Asked for 2025-12')).toBeVisible()
  })

  test('the month of a list is picked by keys', async () => {
    await show(<LateList />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('dialog', { name: 'Choose a month' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByText('Asked for 2025-12')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  test('a month that is picked before the calendar has come gives the focus back to the field', async () => {
    await show(<LateList />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const dialog = page.getByRole('dialog', { name: 'Choose a month' }).element()
    await userEvent.keyboard('{Enter}')
    // As the focus trap of the dialog does a moment after it has opened.
    if (dialog instanceof HTMLElement) dialog.focus()
    await expect.element(page.getByText('Asked for 2025-12')).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: 'Choose a month' })).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  test('the month of a list stays when Escape closes its calendar, whose keys do not leave the limits', async () => {
    await show(<LateList />)
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('2025-09')
    for (const [key, month] of [
      ['PageDown', '2025-12'],
      ['ArrowLeft', '2025-11'],
      ['PageUp', '2025-08'],
      ['ArrowLeft', '2025-08'],
      ['ArrowRight', '2025-09'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(focused).toBe(month)
    }
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Choose a month' })).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('09.2025')
    await expect.element(page.getByText('Asked for 2025-09')).toBeVisible()
  })

  test.each([
    ['13.2026', 'There is no such month', '13.2026'],
    ['07/25', 'Not before 08.2025', '07.2025'],
    ['2026-01', 'Not after 12.2025', '01.2026'],
  ])('the month of a list stays when %s is typed, and the field says why', async (text, sentence, shown) => {
    await show(<LateList />)
    await field.fill(text)
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(sentence)
    await expect.element(field).toHaveValue(shown)
    await expect.element(page.getByText('Asked for 2025-09')).toBeVisible()
  })

  test('the arrow that leads to the first month of a list keeps the focus', async () => {
    await show(<List />)
    const previous = page.getByRole('button', { name: 'Previous month' })
    await previous.click()
    await expect.element(field).toHaveValue('08.2025')
    await expect.element(previous).toBeDisabled()
    await expect.element(previous).toHaveFocus()
  })
})
