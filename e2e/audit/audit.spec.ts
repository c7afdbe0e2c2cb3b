// Who did what: the audit trail of admins, and the histories of single rows.

import { expect, type Page } from '@playwright/test'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { employ, logHours, workdayBefore } from '../support/hours.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { workLastMonth } from '../support/months/last-month.ts'
import { rowOf } from '../support/record-form.ts'
import { take } from '../support/selects.ts'
import { isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const openHistory = async (page: Page) => {
  await page.getByText('History', { exact: true }).click()
}

/** Opens the dialog of a record: that of editing, or in a closed week that of its history. */
async function openRecord(page: Page, text: string) {
  await unfold(page, text)
  const edit = rowOf(page, text).getByRole('button', { name: /^Edit / })
  const history = rowOf(page, text).getByRole('button', { name: /^History of / })
  await edit.or(history).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (await dialog.getByRole('heading', { name: 'Edit Record' }).isVisible()) await openHistory(page)
  return dialog
}

test('a manager changes the hours of a person, who reads in the dialog of the record who did it and what', async ({
  page,
}) => {
  const { user: person, today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 3, description: 'Release notes' })
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?user_id=${person.id}&date=${date}`)
  await unfold(page, 'Release notes')
  await rowOf(page, 'Release notes')
    .getByRole('button', { name: /^Edit / })
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit Record' })
  await edit.getByRole('textbox', { name: 'Hours' }).fill('4.25')
  await edit.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('Record updated')).toBeVisible()

  await signInAs(page, person.email)
  await page.goto(`/create-record?date=${date}`)
  const dialog = await openRecord(page, 'Release notes')
  const acts = dialog.getByRole('listitem')
  await expect(acts).toHaveCount(2)
  await expect(acts.first()).toContainText(/ changed the hours of the record from 3 to 4\.25/)
  await expect(acts.last()).toContainText(`${person.full_name} added the record`)
  await expectNoViolations(page)
})

test('an admin finds who exported salaries', async ({ page }) => {
  const { project, month } = await workLastMonth()
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report?month=${month}&project_id=${project.id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Salary CSV', exact: true }).click()
  const file = (await saved).suggestedFilename()

  await signIn(page, 'admin')
  await page.goto('/audit')
  await expect(page).toHaveTitle('Audit trail · Staff portal')
  if (isPhone()) await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await take(page.getByRole('combobox', { name: 'Act' }), 'Reports: export')
  await expect(page).toHaveURL(/[?&]act=reports\.export/)
  if (isPhone()) await page.getByRole('button', { name: /^Show results/ }).click()
  const row = entryWith(page, file).first()
  await expect(row).toContainText(` exported ${file}`)
  await openDetails(page, file)
  await expect(page.getByRole('rowheader', { name: /rows$/i })).toBeVisible()
  await expect(page.getByText('reports.export', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await expect(row).toBeVisible()
})

async function openDetails(page: Page, text: string): Promise<void> {
  const row = entryWith(page, text).first()
  await row.getByRole('button').first().click()
}

test('an admin takes the audit trail as a file, which the trail tells', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/audit?act=categories')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Audit trail as CSV' }).click()
  const file = (await saved).suggestedFilename()
  expect(file).toMatch(/^\d{4}-\d\d-\d\d-audit-trail\.csv$/)
  await page.goto('/audit?act=audit.export')
  await expect(entryWith(page, `exported the audit trail as ${file}`).first()).toBeVisible()
})

test('a manager reads the history of a contract in its dialog, and of the person on the profile', async ({
  page,
}) => {
  const { person, contract } = await inCompany(async (company) => {
    const hired = await company.hire()
    const project = await company.addProject((await company.addCustomer()).id)
    return { person: hired, contract: await company.addContract(hired.id, project.id, await company.today()) }
  })
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?open=${contract.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Contract' })
  await dialog.getByText('History', { exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText([/ added the contract/])
  await dialog.getByText(/^\d fields$/).click()
  await expect(dialog.getByRole('rowheader', { name: 'Start', exact: true })).toBeVisible()
  await expectNoViolations(page)

  await page.goto(`/users/${person.id}?tab=history`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectNoViolations(page)
})
