// Asking for leave: the list of one's own requests, the form, and what is refused. Vacations and photos have files of their own.

import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, formatDay, monthOf } from '@portal/domain/days'
import { expectNoViolations } from '../support/axe.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { dialog, field, preview, send } from '../support/leave/request-form.ts'
import { freeDays, newcomer, openEntry, openForm, toast } from '../support/leave/requests.ts'
import { entryWith, newEntry, unfold } from '../support/lists.ts'
import { typeDay } from '../support/profile.ts'
import { take } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const counter = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** The list of requests that wait or are coming up, on a phone. */
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting and coming up' })

test('a developer who has asked for no leave reads that there are no requests, and how many days there are', async ({
  page,
}) => {
  await newcomer(page)
  await page.goto('/requests')
  await expect(page).toHaveTitle('Requests · Staff portal')
  await expect(page.getByText('Requests not found')).toBeVisible()
  await expect(counter(page, 'Vacation')).toContainText('21 left')
  await expect(counter(page, 'Vacation')).toContainText('of 21')
  await expectNoViolations(page)
})

test('a developer asks for half a day of sick leave', async ({ page }) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await openForm(page, 'Sick leave')
  await expect(field(page, 'End Date')).toBeVisible()
  await dialog(page).getByText('Half Day', { exact: true }).click()
  await expect(field(page, 'End Date')).toBeHidden()
  await typeDay(field(page, 'Date'), formatDay(day))
  await expect(preview(page)).toContainText('half a day')
  await expect(preview(page)).toContainText('8 left → 7.5 left')
  await field(page, 'Note').fill('Dentist')
  await send(page).click()
  await toast(page, 'Request created')
  await expect(openEntry(page, 'Half day sick leave')).toContainText('Pending')
  await expect(openEntry(page, 'Half day sick leave')).toContainText('Dentist')
})

test('a developer reads that the note of a request is too long', async ({ page }) => {
  await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await page.goto('/requests')
  await openForm(page, 'Sick leave')
  await dialog(page).getByText('Half Day', { exact: true }).click()
  await typeDay(field(page, 'Date'), formatDay(day))
  await expect(preview(page)).toBeVisible()
  await field(page, 'Note').fill('A note of more than thirty characters')
  await field(page, 'Note').press('Tab')
  await expect(dialog(page).getByText('Note is too long.')).toBeVisible()
  await expectNoViolations(page)
})

test('a developer takes a request for leave back', async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'half_day_sick_leave', start_date: day })
  await page.goto(`/requests?month=${monthOf(day)}`)
  await unfold(waiting(page), 'Half day sick leave')
  await openEntry(page, 'Half day sick leave')
    .getByRole('button', { name: /^Delete / })
    .click()
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toContainText(formatDay(day))
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Request deleted')
  await expect(entryWith(page, 'Half day sick leave')).toHaveCount(0)
})

for (const type of ['Day off', 'Work off'])
  test(`a developer asks for a day of the type ${type}`, desktop, async ({ page }) => {
    await newcomer(page)
    const [day = ''] = await freeDays(page, 1)
    await page.goto('/requests')
    await openForm(page, type)
    await typeDay(field(page, 'Date'), formatDay(day))
    await expect(preview(page)).toContainText('1 day')
    await send(page).click()
    await expect(openEntry(page, type)).toContainText(formatDay(day))
  })

test(
  'a developer reads in the form how many days of sick leave there will be, with those already asked for',
  desktop,
  async ({ page }) => {
    const person = await newcomer(page)
    const [half = '', day = ''] = await freeDays(page, 2)
    await askForLeave(person.email, { request_type: 'half_day_sick_leave', start_date: half })
    await page.goto('/requests')
    await openForm(page, 'Sick leave')
    await typeDay(field(page, 'Start Date'), formatDay(day))
    await expect(field(page, 'End Date')).toHaveValue(formatDay(day))
    await expect(preview(page)).toContainText('7.5 left → 6.5 left')
    await send(page).click()
    await expect(openEntry(page, formatDay(day))).toContainText('Sick leave')
  },
)

test('a developer asks for two half days on one day', desktop, async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'half_day_sick_leave', start_date: day })
  await page.goto('/requests')
  await openForm(page, 'Unpaid leave')
  await dialog(page).getByText('Half Day', { exact: true }).click()
  await typeDay(field(page, 'Date'), formatDay(day))
  await expect(preview(page)).toContainText('half a day')
  await send(page).click()
  await expect(newEntry(page)).toContainText('Half day unpaid leave')
  await expect(newEntry(page)).toContainText(formatDay(day))
})

test('a developer sees a new request although it belongs on the second page', desktop, async ({ page }) => {
  const person = await newcomer(page)
  const [first = '', ...later] = await freeDays(page, 6)
  for (const day of later) await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto(`/requests?month=${monthOf(first)}`)
  await expect(openEntry(page, 'Day off')).toHaveCount(later.length)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await openForm(page, 'Work off')
  await typeDay(field(page, 'Date'), formatDay(first))
  await send(page).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect(newEntry(page)).toContainText('Work off')
  await expect(newEntry(page)).toContainText(formatDay(first))
})

test('a developer cannot ask for leave twice on one day', desktop, async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto('/requests')
  await openForm(page, 'Unpaid leave')
  await typeDay(field(page, 'Start Date'), formatDay(day))
  const refused = dialog(page).getByText('You have already asked for leave on these days')
  await expect(refused).toHaveCount(1)
  await expect(preview(page)).toContainText(`Day off, ${formatDay(day)}`)
  await send(page).click()
  await expect(refused).toHaveCount(1)
  await expect(send(page)).toBeEnabled()
})

test('a developer asks for paid leave with a reason', desktop, async ({ page }) => {
  await newcomer(page)
  const [start = ''] = await freeDays(page, 1)
  await page.goto('/my-requests')
  await openForm(page, 'Paid leave')
  await take(dialog(page).getByRole('combobox', { name: 'Reason', exact: true }), 'Wedding day')
  await typeDay(field(page, 'Start Date'), formatDay(start))
  await typeDay(field(page, 'End Date'), formatDay(addDays(start, 6)))
  await expect(preview(page)).toContainText('weekend')
  await send(page).click()
  await expect(openEntry(page, 'Paid Leave, Wedding day')).toContainText('Pending')
})
