// A list as a file: as it is filtered, for whoever reads the list.

import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { test } from '../support/test.ts'

const someoneOnAProject = () =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire(unique('Lister'))
    const today = await company.today()
    await company.addContract(person.id, project.id, today)
    return { person, project, today }
  })

/** Takes a file of the menu; returns its name and its bytes. */
async function take(page: Page, name: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const file = await saved
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a manager takes the filtered users and contracts as files', async ({ page }) => {
  const { person, project, today } = await someoneOnAProject()
  await signIn(page, 'manager')
  await page.goto(`/manage-users?search=${person.last_name}`)
  await expect(page.getByRole('link', { name: person.full_name })).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Users as CSV',
    'Users as XLSX',
    'Equipment of everybody as CSV',
    'Equipment of everybody as XLSX',
  ])
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  const users = await take(page, 'Users as CSV')
  expect(users.name).toMatch(/^\d{4}-\d\d-\d\d-users\.csv$/)
  const [header, row, end] = users.bytes.toString().split('\r\n')
  expect(header).toMatch(/^\uFEFFFirst name,Last name,Email,Sub-roles,/)
  expect(row).toContain(`${person.first_name},${person.last_name},${person.email},`)
  expect(row).toContain(project.name)
  expect(end).toBe('')

  await page.goto(`/manage-contracts?user_id=${person.id}&project_id=${project.id}`)
  await expect(page.getByText(project.name).first()).toBeVisible()
  const contracts = await take(page, 'Contracts as CSV')
  const [, contract, ...others] = contracts.bytes.toString().split('\r\n')
  expect(contract).toContain(`${person.full_name},${person.email},${project.name},`)
  expect(contract).toContain(`,${today},`)
  expect(contract).not.toContain(formatDay(today))
  expect(others).toEqual([''])
  const workbook = await take(page, 'Contracts as XLSX')
  expect(workbook.name).toMatch(/-contracts\.xlsx$/)
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
})
