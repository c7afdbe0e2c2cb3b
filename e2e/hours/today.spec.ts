// What the hours' screens say about a day before a save: midnight, time zones, closed weeks and missing contracts.

import { expect } from '@playwright/test'
import { addDays, formatDay, mondayOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { contractAgeDays, employ, logHours, recordsOn } from '../support/hours.ts'
import { chosenDay, dateButton, field, form, rowOf, save } from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a form that is open at midnight stays on its day and says so', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  let daysLater = 0
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const moment = new Date(Date.now() + daysLater * 86_400_000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date: moment } })
  })
  await logHours(page, { projectId: projects.first.id, date: today, hours: 1 })
  await page.goto('/create-record')
  await field(page, 'Description').fill('Typed before midnight')
  await field(page, 'Hours').fill('1')
  await expect(save(page)).toBeEnabled()
  daysLater = 1
  await save(page).click()
  await expect(rowOf(page, 'Typed before midnight')).toBeVisible()
  await expect(form(page)).toContainText(`This form still saves to ${formatDay(today)}`)
  await field(page, 'Description').fill('Typed after midnight')
  await field(page, 'Hours').fill('1')
  await save(page).click()
  await expect(rowOf(page, 'Typed after midnight')).toBeVisible()
  expect(await recordsOn(page, today)).toHaveLength(3)
  // The answers that are still on their way go through the route above.
  await page.unrouteAll({ behavior: 'wait' })
})

test("today is the company's in a browser in Los Angeles", desktop, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const { today } = await employ(page)
  await page.goto('/create-record')
  await expect(dateButton(page)).toContainText(/^Today, /)
  await expect(chosenDay(page)).toHaveValue(today)
  await context.close()
})

test(
  'a developer is warned that a record of an earlier week cannot be changed, and that a future day cannot be logged',
  desktop,
  async ({ page }) => {
    const { today } = await employ(page)
    await page.goto(`/create-record?date=${addDays(mondayOf(today), -1)}`)
    await expect(form(page)).toContainText('once saved, the record can be changed by a manager only')
    await page.goto('/create-record')
    await expect(field(page, 'Description')).toBeFocused()
    await expect(form(page)).not.toContainText('once saved')
    await page.goto(`/create-record?date=${addDays(today, 1)}`)
    await expect(form(page)).toContainText(`${formatDay(addDays(today, 1))} is in the future`)
    await expect(chosenDay(page)).toHaveValue(today)
  },
)

test(
  'a manager gets a link from a day without a contract to the contracts of the person',
  desktop,
  async ({ page }) => {
    const { user, today, projects } = await employ(page)
    const before = addDays(today, -contractAgeDays - 1)
    await logHours(page, { projectId: projects.first.id, date: today, hours: 1, description: 'To be moved' })
    await signIn(page, 'manager')
    await page.goto(`/create-admin-record?user_id=${user.id}`)
    await rowOf(page, 'To be moved')
      .getByRole('button', { name: /^Edit / })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit Record' })
    await dialog.getByRole('textbox', { name: 'Date' }).fill(formatDay(before))
    await expect(dialog).toContainText(
      `There is no contract on ${projects.first.name} on ${formatDay(before)}.`,
    )
    const link = dialog.getByRole('link', { name: 'Open the contracts of this person' })
    await expect(link).toHaveAttribute('href', `/manage-contracts?user_id=${user.id}`)

    await page.goto(`/create-admin-record?user_id=${user.id}&date=${before}`)
    const notice = form(page).getByRole('status').filter({ hasText: 'No project on' })
    await expect(notice.getByRole('link', { name: 'Open the contracts of this person' })).toBeVisible()
    await expect(form(page).getByRole('link', { name: 'Open the contracts of this person' })).toHaveCount(1)
  },
)
