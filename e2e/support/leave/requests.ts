// Steps that the journeys of requests for leave share.

import { expect, type Page } from '@playwright/test'
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
import { take } from '../selects.ts'
import { dialog } from './request-form.ts'

const known = holidays.list.schema.response[200]

export const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

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
  await take(dialog(page).getByRole('combobox', { name: 'Type', exact: true }), type)
}

/** An own request that waits or is coming up. The list of the month below has it, too. */
export const openEntry = (page: Page, text: string) => {
  const name = 'Waiting and coming up'
  const list = page.getByRole('region', { name }).or(page.getByRole('list', { name }))
  return list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: text })
}
