// The monthly report of everyone: its period, its filter and what it shows.

import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, type Day, formatDay, formatMonth } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { workLastMonth } from '../support/months/last-month.ts'
import { choose, field, save } from '../support/record-form.ts'
import { takeToo } from '../support/selects.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Monthly Report ${count}`, exact: true })
const total = (page: Page, hours: string) => page.getByText(`Total hours: ${hours}`, { exact: true })

/** Waits until the field has taken the place of its stand-in, which cannot be typed into. */
const expectLoaded = (date: Locator) => expect(date).not.toHaveAttribute('readonly')

const next = (page: Page, unit: 'day' | 'month') => page.getByRole('button', { name: `Next ${unit}` })
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

/** The row or card of a person. */
const entryOf = (page: Page, person: string): Locator =>
  page
    .getByRole('region', { name: 'Monthly Report' })
    .getByRole('row')
    .filter({ hasText: person })
    .or(page.getByRole('list', { name: `Monthly Report: ${person}` }).getByRole('listitem'))

test('a manager filters the report by a project and a person', desktop, async ({ page }) => {
  test.slow()
  const { project, month, first } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&group=rows`)
  await expect(page).toHaveTitle('Monthly Report · Staff portal')
  const scope = page.getByRole('search')

  await takeToo(scope.getByRole('combobox', { name: 'Filter by' }), project.name)
  await expect(total(page, '3.0')).toBeVisible()
  await takeToo(scope.getByRole('combobox', { name: 'Filter by' }), first.full_name)
  // Closes the list, which stays open for further choices.
  await scope.getByRole('combobox', { name: 'Filter by' }).press('Escape')
  await expect(heading(page, 1)).toBeVisible()
  await expect(total(page, '2.0')).toBeVisible()
  await expect(chosen(page).getByRole('listitem')).toHaveText([
    `User: ${first.full_name}`,
    `Project: ${project.name}`,
  ])
  await expect(entryOf(page, first.full_name)).toContainText('Development')
  await expect(entryOf(page, first.full_name)).toContainText('Outstaff')
  await page.getByRole('button', { name: 'Show charts' }).click()
  const statuses = page.getByRole('table', { name: 'Hours by status' })
  await expect(statuses.getByRole('row', { name: 'Outstaff 2.0' })).toBeVisible()
  await expect(page.getByRole('link', { name: project.name })).toHaveAttribute(
    'href',
    `/projects/${project.id}`,
  )
  // The name of a person leads to their calendar of the month.
  await expect(page.getByRole('link', { name: first.full_name })).toHaveAttribute(
    'href',
    new RegExp(`^/admin-monthly-report/${first.id}\\?month=\\d{4}-\\d{2}$`),
  )
  await expectNoViolations(page)
})

test(
  'a manager removes a filter of the report, and finds the others after a look at a person',
  desktop,
  async ({ page }) => {
    const { project, month, first, second } = await workLastMonth()
    await signIn(page, 'manager')
    await page.goto(
      `/admin-monthly-report?month=${month}&project_id=${project.id}&user_id=${first.id}&group=rows`,
    )
    await expect(heading(page, 1)).toBeVisible()
    await page.getByRole('button', { name: `Remove User: ${first.full_name}` }).click()
    await expect(heading(page, 2)).toBeVisible()
    await expect(total(page, '3.0')).toBeVisible()
    await expect(entryOf(page, second.full_name)).toContainText('1.0')
    await page.getByRole('link', { name: second.full_name }).click()
    await expect(page).toHaveURL(`/admin-monthly-report/${second.id}?month=${month}`)
    await page.getByRole('link', { name: 'Monthly Report' }).click()
    await expect(heading(page, 2)).toBeVisible()
    await page.reload()
    await expect(chosen(page).getByText(`Project: ${project.name}`)).toBeVisible()
    await expect(heading(page, 2)).toBeVisible()
  },
)

test('the filters of a manager hold for this month too, until they are reset', desktop, async ({ page }) => {
  const { project, month } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}`)
  const scope = page.getByRole('search')
  await takeToo(scope.getByRole('combobox', { name: 'Filter by' }), project.name)
  await expect(total(page, '3.0')).toBeVisible()
  // Nobody worked on the project this month.
  await page.goto('/admin-monthly-report')
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('project_id') === `[${project.id}]`)
  await expect(chosen(page).getByText(`Project: ${project.name}`)).toBeVisible()
  await expect(page.getByText('There is no records on this date.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Reset filters' }).last().click()
  await expect(chosen(page)).toHaveCount(0)
  await page.goto('/admin-monthly-report')
  await expect(page.getByRole('heading', { name: /^Monthly Report \d+$/ })).toBeVisible()
  await expect(page).toHaveURL('/admin-monthly-report')
})

test(
  'on a phone the report is filtered in a sheet, and its rows are grouped by person',
  phone,
  async ({ page }) => {
    const { project, month, first, second } = await workLastMonth()
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report?month=${month}&group=rows`)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await takeToo(sheet.getByRole('combobox', { name: 'Filter by' }), project.name)
    await takeToo(sheet.getByRole('combobox', { name: 'Filter by' }), first.full_name)
    // Closes the list, which stays open for further choices.
    await sheet.getByRole('combobox', { name: 'Filter by' }).press('Escape')
    await expectNoViolations(page)
    await sheet.getByRole('button', { name: 'Show results (1)' }).click()
    await expect(heading(page, 1)).toBeVisible()
    await expect(total(page, '2.0')).toBeVisible()
    await expect(entryOf(page, first.full_name)).toContainText('Development')
    await expectNothingSideways(page, 390)
    await expectNoViolations(page)
    await page.getByRole('button', { name: `Remove User: ${first.full_name}` }).click()
    await expect(heading(page, 2)).toBeVisible()
    await expect(entryOf(page, second.full_name)).toContainText('1.0')
  },
)

test('a manager removes a person who is gone from the filter of the report', desktop, async ({ page }) => {
  const { project } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?project_id=${project.id}&user_id=2147483647`)
  await page.getByRole('button', { name: 'Remove User: no longer exists' }).click()
  await expect(chosen(page).getByRole('listitem')).toHaveText([`Project: ${project.name}`])
})

test(
  'a manager steps to the report of last month, and not to that of the next',
  desktop,
  async ({ page }) => {
    const { project, month } = await workLastMonth()
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report?project_id=${project.id}`)
    await expect(next(page, 'month')).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(formatMonth(month))
    await expect(total(page, '3.0')).toBeVisible()
    await expect(next(page, 'month')).toHaveAttribute('aria-disabled', 'false')
  },
)

test('a manager reads the report of one day, and of the days after it', desktop, async ({ page }) => {
  const { project, month, day } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?project_id=${project.id}&month=${month}`)
  await page.getByText('Day', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]day=/)
  const date = page.getByRole('textbox', { name: 'Day' })
  await expectLoaded(date)
  await date.fill(formatDay(day))
  await date.press('Enter')
  await expect(total(page, '2.0')).toBeVisible()
  await expectNoViolations(page)
  await next(page, 'day').click()
  await expect(total(page, '1.0')).toBeVisible()
  await next(page, 'day').click()
  await expect(page.getByText('There is no records on this date.')).toBeVisible()
  await expect(date).toHaveValue(formatDay(addDays(day, 2)))
})

test('a manager goes from the report of a day to that of its month', desktop, async ({ page }) => {
  const { project, month, day } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?project_id=${project.id}&day=${addDays(day, 2)}`)
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(formatMonth(month))
  await expect(total(page, '3.0')).toBeVisible()
})

test('hours that were logged meanwhile are in the report', desktop, async ({ page }) => {
  const { person, project } = await inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today: Day = await company.today()
    await company.addContract(person.id, project.id, today)
    await company.logHours(person.id, project.id, today)
    return { person, project }
  })
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?user_id=${person.id}`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Report' }).click()
  await expect(page).toHaveURL('/admin-monthly-report')
  await takeToo(page.getByRole('combobox', { name: 'Filter by' }), project.name)
  await expect(total(page, '1.0')).toBeVisible()

  await page.goBack()
  await choose(page, 'Project', project.name)
  await choose(page, 'Category', 'Development')
  await field(page, 'Description').fill('Logged meanwhile')
  await field(page, 'Hours').fill('8')
  await save(page).click()
  await expect(page.getByText('Record created')).toBeVisible()
  await page.goForward()
  await expect(total(page, '9.0')).toBeVisible()
})
