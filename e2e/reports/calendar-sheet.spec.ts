// What a month of the calendar looks like when it is full, on the screen and on paper.

import { expect, type Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addMonths, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { todayOf } from '../support/hours.ts'
import { fullMonth } from '../support/months/full-month.ts'
import { a4Landscape, printedSheets } from '../support/sheets.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

async function openFullMonth(page: Page) {
  await signIn(page, 'developer')
  const month = addMonths(monthOf(await todayOf(page)), -1)
  await page.route(`**${apiPrefix}${records.calendar.url}?*`, (route) =>
    route.fulfill({ json: fullMonth(month) }),
  )
  await page.goto(`/monthly-report?month=${month}`)
}

test(
  'leave and holidays have their words, long texts stay in their cells, and a full month is printed on one sheet',
  desktop,
  async ({ page, browserName, headless }) => {
    const grid = page.getByRole('table')
    await openFullMonth(page)
    for (const words of [
      'Vacation',
      'Sick leave',
      'Extra sick leave',
      'Unpaid leave',
      'Day off',
      'Work off',
    ]) {
      await expect(grid.getByText(words, { exact: true }).first()).toBeVisible()
    }
    await expect(grid.getByText('Paid Leave, Wedding day')).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(grid.getByText('Independence Day')).toBeVisible()
    await expect(grid).toContainText('<b>not bold</b>')
    await expectNothingSideways(page, 1440)
    await expectNoViolations(page)

    expect(browserName === 'chromium' && headless).toBe(true)
    expect(await printedSheets(page)).toEqual([a4Landscape])
  },
)
