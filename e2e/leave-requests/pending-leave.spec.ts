// Leave that waits for a decision is in the person's own calendar and week, hatched.

import { expect } from '@playwright/test'
import { monthOf } from '@portal/domain/days'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { askForLeave } from '../support/leave/asked-leave.ts'
import { freeDays, newcomer } from '../support/leave/requests.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a developer sees pending leave in their monthly calendar', desktop, async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto(`/monthly-report?month=${monthOf(day)}`)
  const pending = page.getByRole('table').getByText('Day off, pending', { exact: true })
  await expect(pending).toHaveCount(1)
  await expectNoViolations(page)
})

test('a developer sees pending leave in the month of a phone', phone, async ({ page }) => {
  const person = await newcomer(page)
  const [day = ''] = await freeDays(page, 1)
  await askForLeave(person.email, { request_type: 'day_off', start_date: day })
  await page.goto(`/monthly-report?month=${monthOf(day)}&day=${day}`)
  await expect(page.getByRole('radio', { name: /Day off, pending/ })).toBeChecked()
  await expect(page.getByText('Day off, pending', { exact: true })).toBeVisible()
  await expectNoViolations(page)
})

test('a developer sees in the week of Submit hours that today waits for a decision', async ({ page }) => {
  const person = await newcomer(page)
  const today = await inCompany((company) => company.today())
  await askForLeave(person.email, {
    request_type: 'vacation',
    vacation_type: 'one_week',
    start_date: today,
  })
  await page.goto('/create-record')
  const week = page.getByRole('group', { name: /^Week/ })
  await expect(week.getByRole('radio', { checked: true })).toHaveAccessibleName(/Vacation, pending/)
  await expectNoViolations(page)
})
