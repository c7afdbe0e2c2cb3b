// The monthly report as files and on paper, and the charts below it.

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { workLastMonth } from '../support/months/last-month.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test(
  'a manager saves the report and the salaries as files, once for a double click',
  desktop,
  async ({ page }) => {
    const { project, month, first, second } = await workLastMonth()
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report?month=${month}&project_id=${project.id}`)
    const file = (name: string) => page.getByRole('button', { name, exact: true })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/monthly.csv?')) asked += 1
    })
    const csv = page.waitForEvent('download')
    await file('Report CSV').dblclick()
    expect((await csv).suggestedFilename()).toBe(`${month}-monthly-report.csv`)
    const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n')
    const [header, ...rows] = lines
    expect(header).toContain('User,Project,Job Status,Hours')
    expect(new Set(rows)).toEqual(
      new Set([
        `${first.full_name},${project.name},Outstaff,2.0`,
        `${second.full_name},${project.name},Outstaff,1.0`,
      ]),
    )
    expect(asked, 'requests of a double click').toBe(1)

    const workbook = page.waitForEvent('download')
    await file('Salary XLSX').click()
    expect((await workbook).suggestedFilename()).toBe(`${month}-monthly-salary-report.xlsx`)
  },
)

test('a manager reads that a month without hours has no salaries', desktop, async ({ page }) => {
  const { project } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?project_id=${project.id}`)
  await expect(page.getByText('There is no records on this date.')).toBeVisible()
  const file = page.getByRole('button', { name: 'Salary CSV', exact: true })
  await file.click()
  await expect(page.getByText('There is no records on this month.')).toBeVisible()
  await expect(file).toBeFocused()
  await expectNoViolations(page)
})

/** Opens the report as a CFO, to whom it is the first page. */
async function openAsCfo(page: Page) {
  await signIn(page, 'cfo')
  await page.goto('/')
  await expect(page).toHaveURL('/admin-monthly-report')
  await expect(page.getByRole('heading', { name: /^Monthly Report \d+$/ })).toBeVisible()
  return {
    menu: page.getByRole('navigation', { name: 'Main' }),
    filter: page.getByRole('combobox', { name: 'Filter by' }),
  }
}

test(
  'a CFO lands on the report, with a short menu and the filter at the key /',
  desktop,
  async ({ page }) => {
    const { menu, filter } = await openAsCfo(page)
    await expect(menu.getByRole('button').or(menu.getByRole('link'))).toHaveText(['Submit hours', 'Report'])
    await expect(filter).toBeVisible()
    await page.keyboard.press('/')
    await expect(filter).toBeFocused()
  },
)

test('a CFO unfolds the charts of the report, which a reload keeps', desktop, async ({ page }) => {
  await openAsCfo(page)
  const charts = page.getByRole('table', { name: 'Hours by status' })
  const firstRow = page.getByRole('region', { name: 'Monthly Report' }).getByRole('row').nth(1)
  await expect(firstRow).toBeVisible()
  await expect(charts).toHaveCount(0)
  expect((await firstRow.boundingBox())?.y).toBeLessThan(360)
  await page.getByRole('button', { name: 'Show charts' }).click()
  await expect(charts).toBeVisible()
  await page.reload()
  await expect(charts).toBeVisible()
  await page.getByRole('button', { name: 'Hide charts' }).click()
  await expect(charts).toHaveCount(0)
})

test('a CFO prints the report without its menu and controls', desktop, async ({ page }) => {
  const { menu, filter } = await openAsCfo(page)
  await page.emulateMedia({ media: 'print' })
  await expect(menu).toBeHidden()
  await expect(filter).toBeHidden()
  await expect(page.getByRole('button', { name: 'Report CSV' })).toBeHidden()
  await expect(page.getByText(/^Total hours: /)).toBeVisible()
})
