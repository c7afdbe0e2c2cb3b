// Asking for vacation, of which each length is taken once a year.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay, mondayOf, monthOf, yearOf } from '@portal/domain/days'
import { inCompany } from './support/company.ts'
import { askForLeave } from './support/leave/asked-leave.ts'
import { dialog, field, preview, send } from './support/leave/request-form.ts'
import { newcomer, openEntry, openForm, toast } from './support/leave/requests.ts'
import { choose } from './support/lists.ts'
import { typeDay } from './support/profile.ts'
import { desktop } from './support/sizes.ts'
import { test } from './support/test.ts'

/** A Monday in June of the next year. */
const mondayOfNextYear = async () =>
  mondayOf(`${yearOf(await inCompany((company) => company.today())) + 1}-06-15`)

async function openVacation(page: Page) {
  await page.goto('/my-requests')
  await openForm(page, 'Vacation')
}

test('a developer reads that a vacation needs a length', desktop, async ({ page }) => {
  await newcomer(page)
  await openVacation(page)
  await expect(page).toHaveTitle('My requests · Staff portal')
  await send(page).click()
  await expect(dialog(page).getByText('This field is required').first()).toBeVisible()
})

test('a developer asks for a week of vacation next year, and sees its month', desktop, async ({ page }) => {
  await newcomer(page)
  const monday = await mondayOfNextYear()
  await openVacation(page)
  await choose(dialog(page), 'Vacation type', 'One week')
  await typeDay(field(page, 'Start Date'), formatDay(monday))
  await expect(preview(page)).toContainText(`7 days: ${formatDay(monday)} – ${formatDay(addDays(monday, 6))}`)
  await send(page).click()
  await toast(page, 'Request created')
  await expect(page).toHaveURL((url) => url.searchParams.get('month') === monthOf(monday))
  await expect(openEntry(page, formatDay(monday))).toContainText('7 days')
})

test(
  'a developer who has asked for a vacation of each length cannot ask for another one in that year',
  desktop,
  async ({ page }) => {
    const person = await newcomer(page)
    const monday = await mondayOfNextYear()
    for (const [vacation_type, start_date] of [
      ['one_week', monday],
      ['two_weeks', addDays(monday, 14)],
    ] as const)
      await askForLeave(person.email, { request_type: 'vacation', vacation_type, start_date })
    await openVacation(page)
    await typeDay(field(page, 'Start Date'), formatDay(addDays(monday, 35)))
    await expect(
      dialog(page).getByText('You have already taken the maximum number of vacations'),
    ).toBeVisible()
  },
)
