// Asking for vacation, of which each length is taken once a year.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay, mondayOf, monthOf, yearOf } from '@portal/domain/days'
import { signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { dialog, field, preview, send } from '../support/leave/request-form.ts'
import { freeDays, newcomer, openEntry, openForm, takeLength, toast } from '../support/leave/requests.ts'
import { typeDay } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

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
  await takeLength(page, 'One week')
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
    const year = yearOf(monday)
    const lengths = dialog(page).getByRole('radio', { name: /^(One week|Two weeks)/ })
    await typeDay(field(page, 'Start Date'), formatDay(addDays(monday, 35)))
    await expect(
      dialog(page).getByText('You have already taken the maximum number of vacations'),
    ).toHaveCount(1)
    await expect(
      dialog(page).getByText(`Nothing left in ${year}: choose a date in ${year - 1}, or unpaid leave`),
    ).toBeVisible()
    for (const length of await lengths.all()) await expect(length).toBeDisabled()
    await expectNoViolations(page)
    await typeDay(field(page, 'Start Date'), formatDay(await inCompany((company) => company.today())))
    await expect(dialog(page).getByText(/^Nothing left/)).toBeHidden()
    for (const length of await lengths.all()) await expect(length).toBeEnabled()
  },
)

test(
  'a developer chooses the type of leave by the arrow keys, before anything else is typed',
  desktop,
  async ({ page }) => {
    await newcomer(page)
    await page.goto('/my-requests')
    await page.getByRole('button', { name: 'Send Request', exact: true }).first().click()
    const type = dialog(page).getByRole('combobox', { name: 'Type', exact: true })
    await expect(type).toBeFocused()
    await type.press('ArrowDown')
    await expect(page.getByRole('option', { name: /^Day off/ })).toContainText('5 left in')
    await type.press('ArrowDown')
    await type.press('ArrowDown')
    await type.press('Enter')
    await expect(type).toHaveValue('Day off')
  },
)

test('a developer sees the calendar of a request between the fields, and picks a day in it', async ({
  page,
}) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/my-requests')
  await openForm(page, 'Sick leave')
  await dialog(page).getByRole('button', { name: 'Choose a date' }).first().click()
  const calendar = dialog(page).getByRole('dialog', { name: 'Choose a date' })
  await expect(calendar).toBeVisible()
  const box = await calendar.boundingBox()
  for (const name of ['Start Date', 'End Date', 'Note']) {
    const other = await field(page, name).boundingBox()
    const isCovered =
      !box ||
      !other ||
      (box.y < other.y + other.height &&
        other.y < box.y + box.height &&
        box.x < other.x + other.width &&
        other.x < box.x + box.width)
    expect(isCovered, name).toBe(false)
  }
  await expectNoViolations(page)
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await calendar.locator(`[data-day="${day}"]`).click()
  await expect(calendar).toBeHidden()
  await expect(field(page, 'Start Date')).toHaveValue(formatDay(day))
})

test('a developer reads in the form which colleagues are away on the days', async ({ page }) => {
  const { people } = await inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const hired = [await company.hire(), await company.hire()] as const
    for (const { id } of hired) await company.addContract(id, project.id, await company.today())
    return { people: hired }
  })
  const [person, colleague] = people
  await signInAs(page, person.email)
  const [day = ''] = await freeDays(page, 1)
  await takeLeave(colleague.email, {
    request_type: 'unpaid_leave',
    start_date: day,
    end_date: addDays(day, 9),
  })
  await page.goto('/my-requests')
  await openForm(page, 'Day off')
  await typeDay(field(page, 'Date'), formatDay(day))
  const days = `${formatDay(day)} – ${formatDay(addDays(day, 9))}`
  await expect(preview(page)).toContainText(`${colleague.full_name}, ${days}`)
  await expect(preview(page)).not.toContainText('Unpaid')
})
