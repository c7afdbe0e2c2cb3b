// Hours day by day as files: everyone's from a project's page, one's own from My report.

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, formatDay, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { employ, logHours } from '../support/hours.ts'
import { workLastMonth } from '../support/months/last-month.ts'
import { test } from '../support/test.ts'

/** Clicks the button, and returns the name of the file that it saves, with its rows but for the header. */
async function save(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  return { name: file.suggestedFilename(), rows: lines.slice(1) }
}

const fieldsOf = (row: string | undefined, ...places: number[]) =>
  places.map((place) => row?.split(',')[place])

test("a manager saves last month's hours of a project by two clicks, then those of a day without names", async ({
  page,
}) => {
  const { project, month, day, first, second } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/projects/${project.id}`)
  await page.getByRole('button', { name: 'Download hours' }).click()
  const { name, rows } = await save(page, 'Download CSV')
  expect(name).toBe(`${month}-hours.csv`)
  const people = [first, second].map(({ full_name }) => full_name).toSorted()
  expect(rows.map((row) => fieldsOf(row, 0, 1, 2))).toEqual([
    [day, people[0], project.name],
    [day, people[1], project.name],
    [addDays(day, 1), first.full_name, project.name],
  ])

  const dialog = page.getByRole('dialog', { name: `Download hours of ${project.name}` })
  await expectNoViolations(page)
  const to = dialog.getByRole('textbox', { name: 'To' })
  await to.fill(formatDay(addDays(day, -1)))
  await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  await to.fill(formatDay(day))
  await dialog.getByRole('checkbox', { name: 'Without names' }).check()
  const ofDay = await save(page, 'Download CSV')
  expect(ofDay.name).toBe(`${day}-hours.csv`)
  expect(ofDay.rows.flatMap((row) => fieldsOf(row, 1))).toEqual(['Person 1', 'Person 2'])
})

test('a developer saves the own hours of the month that My report shows', async ({ page }) => {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 1.25 })
  await page.goto('/my-report')
  const { name, rows } = await save(page, 'Hours CSV')
  expect(name).toBe(`${monthOf(today)}-hours.csv`)
  expect(rows.map((row) => fieldsOf(row, 0, 2, 6))).toEqual([[today, projects.first.name, '1.25']])

  await page.goto(`/my-report?month=${addMonths(monthOf(today), 1)}`)
  const empty = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hours XLSX' }).click()
  expect((await empty).suggestedFilename()).toBe(`${addMonths(monthOf(today), 1)}-hours.xlsx`)
})
