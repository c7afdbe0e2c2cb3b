// The person's own list opens on what waits and is coming up, with what is left of the year's leave above it.

import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, formatDay, monthOf, yearOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { askForLeave, takeLeave } from '../support/leave/asked-leave.ts'
import { freeDays, newcomer, openEntry } from '../support/leave/requests.ts'
import { entryWith } from '../support/lists.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const balance = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('a developer finds pending and coming leave first on their requests, whatever its month', async ({
  page,
}) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  const start = addDays(day, 70)
  await takeLeave(person.email, { request_type: 'vacation', vacation_type: 'one_week', start_date: start })
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto('/my-requests')
  await expect(openEntry(page, 'Day off')).toContainText('Pending')
  await expect(openEntry(page, 'Vacation')).toContainText(formatDay(start))
  await expect(page.getByRole('button', { name: 'Previous month' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Previous year' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('a developer reads what is left of their leave, with what waits and what is over the limit', async ({
  page,
}) => {
  const person = await newcomer(page)
  const days = await freeDays(page, 6)
  for (const start_date of days) await askForLeave(person.email, { request_type: 'day_off', start_date })
  const [day = ''] = days
  await page.goto(`/my-requests?month=${monthOf(day)}`)
  await expect(page.getByRole('region', { name: `Leave in ${yearOf(day)}` })).toBeVisible()
  await expect(balance(page, 'Day offs')).toHaveText('0 leftof 50 taken · 6 waitingover the limit')
  await expect(balance(page, 'Vacation')).toHaveText('21 leftof 210 taken')
})

test('a developer who filters by Pending sees the requests of every month', async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto(`/my-requests?pending=true&month=${addMonths(monthOf(day), -3)}`)
  await expect(entryWith(page, 'Day off')).toContainText(formatDay(day))
  await expect(page.getByRole('textbox', { name: 'Month' })).toHaveCount(0)
})

test('an admin who filters by Pending sees the requests of every month', desktop, async ({ page }) => {
  const person = await inCompany((company) => company.hire())
  const today = await inCompany((company) => company.today())
  const start_date = addDays(today, 60)
  await askForLeave(person.email, {
    request_type: 'unpaid_leave',
    start_date,
    end_date: addDays(start_date, 4),
  })
  await signIn(page, 'admin')
  await page.goto(`/requests?pending=true&user=${person.id}`)
  await expect(entryWith(page, person.full_name)).toContainText(formatDay(start_date))
})

test("a developer's first request stands within 300 px of a phone's screen", phone, async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/my-requests')
  const first = openEntry(page, 'Pending').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300)
  await expect(balance(page, 'Work offs')).toBeHidden()
  await page.getByText('All balances').click()
  await expect(balance(page, 'Work offs')).toBeVisible()
})
