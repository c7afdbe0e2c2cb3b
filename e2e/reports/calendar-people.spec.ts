// The monthly calendar of a person, for managers.

import { expect } from '@playwright/test'
import { addMonths, monthOf } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { cell, dayLink, employWithHours, grid, total } from '../support/months/calendar.ts'
import { expectChosen, take } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('a manager reads the hours of a person in the calendar', desktop, async ({ page }) => {
  const { user, month, date } = await employWithHours(page)
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
  const tab = page.getByRole('link', { name: 'Monthly Calendar', exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveTitle(`Monthly Calendar of ${user.full_name} · Staff portal`)
  await expectChosen(page.getByRole('combobox', { name: 'User' }), user.full_name)
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveAttribute(
    'placeholder',
    'Available Projects',
  )
  await expect(cell(page, date)).toContainText('1.5 missing')
  await expectNoViolations(page)
})

test(
  'a manager chooses a project of a person, which the browser remembers for this person alone',
  desktop,
  async ({ page }) => {
    const { user, month, date, projects } = await employWithHours(page)
    const other = await hire(unique('Nobody'))
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
    const project = page.getByRole('combobox', { name: 'Project' })
    await take(project, projects.second.name)
    await expect(page).toHaveURL(
      `/admin-monthly-report/${user.id}?month=${month}&project_id=${projects.second.id}`,
    )
    await expect(total(page)).toHaveText('Total hours: 2.5')
    await expect(cell(page, date)).not.toContainText('Weekly report')
    // The hours of one project do not tell what is missing on a day.
    await expect(grid(page)).not.toContainText('missing')
    await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
    await expect(page).toHaveURL(new RegExp(`project_id=${projects.second.id}$`))
    await expectChosen(project, projects.second.name)

    await take(page.getByRole('combobox', { name: 'User' }), other.full_name)
    await expect(page).toHaveURL(`/admin-monthly-report/${other.id}?month=${month}`)
    await expectChosen(project, '')
    await expect(total(page)).toHaveText('Total hours: 0.0')
  },
)

test('a manager opens a day in the calendar of a person to log hours for them', desktop, async ({ page }) => {
  const { user, month, date } = await employWithHours(page)
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
  await dayLink(page, date).click()
  await expect(page).toHaveURL(`/create-admin-record?date=${date}&user_id=${user.id}`)
})

test(
  'a manager still reads the calendar of a person who left, up to this month',
  desktop,
  async ({ page }) => {
    const { today, user, date } = await employWithHours(page)
    await inCompany((company) => company.changeUser(user.id, { active: false }))
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report/${user.id}?month=${addMonths(monthOf(today), 1)}`)
    await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(
      monthOf(today).split('-').reverse().join('.'),
    )
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(cell(page, date)).toContainText('6.5 h')
  },
)

test('a manager is told that an address names no person', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  for (const path of ['/admin-monthly-report/2147483647', '/admin-monthly-report/nobody']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
  }
})

test('a manager is refused a calendar of their own', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/monthly-report')
  await expect(page).toHaveURL('/unauthorized')
})

test('a developer is refused the calendar that managers have of them', desktop, async ({ page }) => {
  const person = await hire()
  await signInAs(page, person.email)
  await page.goto(`/admin-monthly-report/${person.id}`)
  await expect(page).toHaveURL('/unauthorized')
})
