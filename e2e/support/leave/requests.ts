// Steps that the journeys of requests for leave share.

import { expect, type Locator, type Page } from '@playwright/test'
import { holidays } from '@portal/contract/holidays'
import { apiPrefix } from '@portal/contract/shared/route'
import {
  addMonths,
  type Day,
  daysInRange,
  firstDayOf,
  isWeekend,
  lastDayOf,
  monthOf,
} from '@portal/domain/days'
import { signInAs } from '../accounts.ts'
import { hire, inCompany } from '../company.ts'
import { isNative } from '../selects.ts'
import { dialog } from './request-form.ts'

const known = holidays.list.schema.response[200]

/** A toast begins with these words; those of a thing name it after them. */
export const toast = (page: Page, text: string) =>
  expect(page.locator('[role="status"], [role="alert"]').filter({ hasText: text }).last()).toBeVisible()

/** Working days of the next month, so that one list shows them all. */
export async function freeDays(page: Page, count: number): Promise<Day[]> {
  const month = addMonths(monthOf(await inCompany((company) => company.today())), 1)
  const [from, to] = [firstDayOf(month), lastDayOf(month)]
  const answer = await page.request.get(`${apiPrefix}/holidays?from=${from}&to=${to}`)
  const off = known.parse(await answer.json())
  const isFree = (day: Day) => !isWeekend(day) && !off.some(({ date }) => date === day)
  return daysInRange(from, to).filter(isFree).slice(0, count)
}

/** A developer of the test's own, signed in, on their list of requests. */
export async function newcomer(page: Page) {
  const person = await hire()
  await signInAs(page, person.email)
  return person
}

/** Opens the form of a request, with the type chosen. */
export async function openForm(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Send Request', exact: true }).first().click()
  await takeType(dialog(page).getByRole('combobox', { name: 'Type', exact: true }), type)
}

/** Chooses a type of leave, below which its list says what is left. */
async function takeType(select: Locator, type: string): Promise<void> {
  if (await isNative(select)) {
    const option = select.getByRole('option').filter({ hasText: new RegExp(`^${type}( ·|$)`) })
    await select.selectOption({ value: (await option.getAttribute('value')) ?? '' })
  } else {
    await select.focus()
    await select.pressSequentially(type)
    await expect(select.page().getByRole('option', { selected: false }).first()).toContainText(type)
    await select.press('Enter')
    await expect(select).toHaveValue(new RegExp(type))
  }
}

/** Chooses a length of vacation. */
export const takeLength = (page: Page, length: string) =>
  dialog(page).locator('label').filter({ hasText: length }).click()

/** An own request that waits or is coming up. The list of the month below has it, too. */
export const openEntry = (page: Page, text: string) => {
  const name = 'Waiting and coming up'
  const list = page.getByRole('region', { name }).or(page.getByRole('list', { name }))
  return list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: text })
}
