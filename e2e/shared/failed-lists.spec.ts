// What a person reads where a list of an administration page cannot be loaded, and where an address asks for too much.

import { expect, type Page } from '@playwright/test'
import { addMonths, formatMonth, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { inCompany } from '../support/company.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const sentence = 'The database is busy. Please try again'

const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill({
      status: 503,
      json: {
        statusCode: 503,
        code: 'server.database_busy',
        facts: {},
        error: sentence,
        message: sentence,
        messages: [sentence],
        errors: {},
        codes: {},
      },
    }),
  )

/** Toasts are outside of the page's main part. */
const toasts = (page: Page, text: string) =>
  page.getByText(text).and(page.locator(':not(main *)')).filter({ visible: true })

test('a manager reads in one toast why the users could not be loaded', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await refuse(page, '**/api/v1/users?*')
  await page.goto('/manage-users')
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(toasts(page, sentence)).toHaveCount(1)
})

test(
  'a manager reads in one toast that the technologies of the filter could not be loaded',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await refuse(page, '**/api/v1/technologies')
    await page.goto('/manage-projects')
    await expect(toasts(page, 'Server error: unable to download Technologies')).toHaveCount(1)
  },
)

test(
  'the address of a later month of the monthly report is replaced by that of the month shown',
  desktop,
  async ({ page }) => {
    const today = await inCompany((company) => company.today())
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report?month=${addMonths(monthOf(today), 2)}`)
    await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(formatMonth(monthOf(today)))
    await expect(page).toHaveURL(new RegExp(`month=${monthOf(today)}$`))
  },
)
