// What stands above the first row of a list, and where the pages begin.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { workLastMonth } from '../support/months/last-month.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { boxOf } from '../support/widths.ts'

const firstRow = (page: Page, list: string) =>
  page.getByRole('region', { name: list, exact: true }).getByRole('row').nth(1)

test('a manager sees the first available person high on the screen', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/users_list')
  const row = await boxOf(firstRow(page, 'Available'))
  expect(row.y).toBeLessThan(300)
  await expectNoViolations(page)
})

test(
  'on a phone a manager sees the first available person above the middle of the screen',
  phone,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/users_list')
    const row = page.getByRole('list', { name: 'Available' }).getByRole('listitem').first()
    expect((await boxOf(row)).y).toBeLessThan(300)
    // The forecast is below the people.
    await expect(page.getByRole('region', { name: 'Forecast' })).toBeAttached()
  },
)

test(
  'a manager sees the first row of a month high on the screen, below its filters',
  desktop,
  async ({ page }) => {
    const { project, month } = await workLastMonth()
    await signIn(page, 'manager')
    for (const view of ['person', 'rows']) {
      await page.goto(`/admin-monthly-report?month=${month}&group=${view}`)
      expect((await boxOf(firstRow(page, 'Monthly Report'))).y, view).toBeLessThan(360)
    }
    // A chosen filter is named in a line of its own.
    await page.goto(`/admin-monthly-report?month=${month}&project_id=${project.id}`)
    expect((await boxOf(firstRow(page, 'Monthly Report'))).y).toBeLessThan(360)
  },
)

test(
  'a manager reads the filters of the users in one row, each with its label inside',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-users')
    const search = await boxOf(page.getByRole('searchbox', { name: 'Search by name' }))
    for (const name of ['Project', 'Status', 'Manager']) {
      const field = page.getByRole('combobox', { name, exact: true })
      const box = await boxOf(field)
      expect([box.y, box.height], name).toEqual([search.y, search.height])
      const label = await boxOf(page.locator('search').getByText(name, { exact: true }))
      expect(label.x + label.width, name).toBeLessThanOrEqual(box.x)
      await expect(field).toHaveAttribute('placeholder', 'all')
    }
  },
)

test(
  'a manager finds every title at the same place, on wide pages and on narrow ones',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    const placeOf = async (address: string) => {
      await page.goto(address)
      const { x, y } = await boxOf(page.getByRole('heading', { level: 1 }))
      return { x, y: Math.round(y) }
    }
    const place = await placeOf('/manage-users')
    for (const address of [
      '/settings',
      '/recent-notifications',
      '/managers_list',
      '/create-record',
      '/my-requests',
    ])
      expect(await placeOf(address), address).toEqual(place)
  },
)
