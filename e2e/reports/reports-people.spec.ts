// The monthly report by person, its order, its subtotals and what is printed.

import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, addMonths, firstDayOf, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { unfold } from '../support/lists.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

const table = (page: Page) => page.getByRole('region', { name: 'Monthly Report' })
const rows = (page: Page) => table(page).getByRole('row')
const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Rows of the report' }).getByText(name)

/** A person who worked on two projects in the last month: 2 hours on one and 1 on the other. */
const workOnTwoProjects = () =>
  inCompany(async (company) => {
    const customer = await company.addCustomer()
    const [first, second] = [await company.addProject(customer.id), await company.addProject(customer.id)]
    const person = await company.hire()
    const month = addMonths(monthOf(await company.today()), -1)
    const day = firstDayOf(month)
    for (const { id } of [first, second]) await company.addContract(person.id, id, day)
    await company.logHours(person.id, first.id, day)
    await company.logHours(person.id, first.id, addDays(day, 1))
    await company.logHours(person.id, second.id, day)
    return { person, first, second, month }
  })

async function openRows(page: Page, person: string): Promise<Locator> {
  await page.getByRole('button', { name: `Rows of ${person}` }).click()
  return page.getByRole('table', { name: `Rows of ${person}` })
}

test('a manager sorts the report by a column, and its address keeps the order', desktop, async ({ page }) => {
  const { person, first, second, month } = await workOnTwoProjects()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&user_id=${person.id}&group=rows`)
  for (const column of ['User', 'Project', 'Category', 'Manager', 'Job Status', 'Hours']) {
    await expect(table(page).getByRole('button', { name: column })).toBeVisible()
  }
  await table(page).getByRole('button', { name: 'Hours' }).click()
  await expect(page).toHaveURL(/[?&]sort=hours/)
  await expect(rows(page).nth(1)).toContainText(second.name)
  await table(page).getByRole('button', { name: 'Hours' }).click()
  await expect(page).toHaveURL(/[?&]sort=-hours/)
  await expect(rows(page).nth(1)).toContainText(first.name)
  await page.reload()
  await expect(rows(page).nth(1)).toContainText(first.name)
})

test('a manager reads the sum of a person below the rows of that person', desktop, async ({ page }) => {
  const { person, month } = await workOnTwoProjects()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&user_id=${person.id}&group=rows`)
  await expect(rows(page).last()).toHaveText(`Total of ${person.full_name}3.0`)
  await expectNoViolations(page)
  // In another order the rows of a person do not stand together.
  await table(page).getByRole('button', { name: 'Hours' }).click()
  await expect(page.getByText(`Total of ${person.full_name}`)).toHaveCount(0)
})

test('a manager reads the report by person, and opens the rows of one', desktop, async ({ page }) => {
  const { person, first, second, month } = await workOnTwoProjects()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&user_id=${person.id}`)
  await expect(page.getByRole('radio', { name: 'By person' })).toBeChecked()
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'User',
    'Logged',
    'Norm',
    'Missing',
    'Over',
  ])
  const row = rows(page).filter({ hasText: person.full_name })
  await expect(row.getByRole('cell').nth(1)).toHaveText('3.0')
  await expect(page.getByText('Total hours: 3.0')).toBeVisible()
  const details = await openRows(page, person.full_name)
  await expect(details.getByRole('row')).toHaveCount(1 + 2)
  await expect(details.getByRole('row').filter({ hasText: first.name })).toContainText('2.0')
  await expect(details.getByRole('row').filter({ hasText: second.name })).toContainText('1.0')
  await expectNoViolations(page)
})

test('a manager who chose all rows finds them again, and goes back to people', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/admin-monthly-report')
  await expect(page.getByRole('radio', { name: 'By person' })).toBeChecked()
  await view(page, 'All rows').click()
  await expect(page).toHaveURL('/admin-monthly-report?group=rows')
  const columns = ['User', 'Project', 'Category', 'Manager', 'Job Status', 'Hours']
  await expect(table(page).getByRole('columnheader')).toHaveText(columns)
  await page.goto('/admin-monthly-report')
  await expect(page).toHaveURL('/admin-monthly-report?group=rows')
  await view(page, 'By person').click()
  await expect(page).toHaveURL('/admin-monthly-report')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'By person' })).toBeChecked()
})

test(
  'what a person misses in the report by person is what the calendar of the person says',
  desktop,
  async ({ page }) => {
    const { person, month } = await workOnTwoProjects()
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report?month=${month}&user_id=${person.id}&group=person`)
    const cells = rows(page).filter({ hasText: person.full_name }).getByRole('cell')
    const missing = (await cells.nth(3).textContent()) ?? ''
    expect(Number(missing)).toBeGreaterThan(100)
    await page.getByRole('link', { name: person.full_name }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${missing} missing`)
  },
)

test('on a phone a manager opens the rows of a person in the report by person', phone, async ({ page }) => {
  const { person, first, month } = await workOnTwoProjects()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&user_id=${person.id}`)
  const card = page.getByRole('listitem').filter({ hasText: 'Logged' })
  await expect(card).toContainText('3.0')
  await unfold(page, person.full_name)
  const details = await openRows(page, person.full_name)
  await expect(details.getByRole('row').filter({ hasText: first.name })).toContainText('2.0')
  await expectNothingSideways(page, 390)
  await expectNoViolations(page)
})

/** Opens all rows of the last month of the whole company, which have more than a page of rows. */
async function openLastMonth(page: Page) {
  const today = await inCompany((company) => company.today())
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${addMonths(monthOf(today), -1)}&group=rows`)
  const heading = page.getByRole('heading', { name: /^Monthly Report \d+$/ })
  await expect(heading).toBeVisible()
  return Number((await heading.textContent())?.match(/\d+$/)?.[0])
}

test('a manager prints all rows of the month, whichever page is shown', desktop, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        document.querySelectorAll('tbody tr td:nth-child(6)').length,
      )
    }
  })
  const count = await openLastMonth(page)
  expect(count).toBeGreaterThan(25)
  const printed = page.locator('html')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(printed).toHaveAttribute('data-printed', /\d+/)
  expect(Number(await printed.getAttribute('data-printed'))).toBeGreaterThanOrEqual(count)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows(page).filter({ has: page.locator('td:nth-child(6)') })).toHaveCount(25)
  // The keys of the browser do the same.
  await page.evaluate(() => delete document.documentElement.dataset.printed)
  await page.keyboard.press('Control+p')
  await expect(printed).toHaveAttribute('data-printed', /\d+/)
})

test('paper says how many rows of the report are left out', desktop, async ({ page }) => {
  const count = await openLastMonth(page)
  const leftOut = page.getByText(`${count - 25} of ${count} rows are left out.`)
  await expect(leftOut).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(leftOut).toBeVisible()
})

test(
  'a report that cannot be loaded tells the sentence of the server in one toast',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.route('**/admin/report/monthly?*', (route) =>
      route.fulfill({
        status: 503,
        json: {
          statusCode: 503,
          code: 'server.database_busy',
          facts: {},
          error: 'The database is busy. Please try again',
          message: 'The database is busy. Please try again',
          messages: [],
          errors: {},
          codes: {},
        },
      }),
    )
    await page.goto('/admin-monthly-report')
    await expect(page.getByRole('main').getByText('The list could not be loaded')).toBeVisible()
    const sentence = 'The database is busy. Please try again'
    await expect(page.getByRole('main').getByText(sentence)).toHaveCount(1)
    await expect(page.getByText(sentence)).toHaveCount(2)
  },
)
