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

const next = page.getByRole('button', { name: 'Next month' })
const field = page.getByRole('textbox', { name: 'Month' })

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
})
