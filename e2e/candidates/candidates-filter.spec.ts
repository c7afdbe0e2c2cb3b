// The search, the filters and the sorting of a vacancy's candidates.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { choose } from '../support/lists.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { expectNothingSideways } from '../support/widths.ts'

/** The names of the shown candidates, in their order. */
const names = (page: Page) => page.getByRole('link', { name: /^(?:Olha|Borys|Zoia) \w+$/ })
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('button')
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search candidates' })

/** A vacancy with three candidates who differ in what the filters know. */
async function vacancyToFilter() {
  const vacancy = await makeVacancy()
  const olha = await makeCandidate(vacancy.id, {
    full_name: 'Olha Semeniuk',
    position: 'Lead developer',
    experience: 3.5,
    salary: 3000,
    english: 'native',
    significate: 'test_task',
  })
  const borys = { full_name: 'Borys Hnatiuk', experience: 1, salary: 1000, ping_again: true }
  await makeCandidate(vacancy.id, { ...borys, phone: '+380 67 555 44 33' })
  const zoia = { full_name: 'Zoia Olhovska', position: 'Designer', experience: 2, salary: 2000 }
  await makeCandidate(vacancy.id, zoia)
  return { vacancy, olha }
}

async function openToFilter(page: Page) {
  const made = await vacancyToFilter()
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${made.vacancy.id}`)
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
  return made
}

test(
  'a recruiter combines filters of candidates, and takes them away one by one',
  desktop,
  async ({ page }) => {
    await openToFilter(page)
    await page.getByRole('combobox', { name: 'Name contains' }).fill('olh')
    await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
    await expect(page.getByRole('option', { name: 'Zoia Olhovska' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Name contains' }).press('Escape')
    await choose(page, 'Filter by', 'Significate')
    await choose(page, 'Significate', 'Test Task')
    await expect(names(page)).toHaveText(['Olha Semeniuk'])
    await expect(filters(page)).toHaveText(['Name: olh', 'Significate: Test Task'])
    await expectNoViolations(page)
    await page.reload()
    await expect(names(page)).toHaveText(['Olha Semeniuk'])
    await filters(page).first().click()
    await expect(filters(page)).toHaveText(['Significate: Test Task'])
    await page.getByRole('button', { name: 'Remove Significate: Test Task' }).click()
    await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
    await expect(filters(page)).toHaveCount(0)
  },
)

test(
  'a recruiter searches the candidates of a vacancy by phone and name, with the key / first',
  desktop,
  async ({ page }) => {
    await openToFilter(page)
    await page.keyboard.press('/')
    await expect(searchOf(page)).toBeFocused()
    await searchOf(page).fill('067 555')
    await expect(names(page)).toHaveText(['Borys Hnatiuk'])
    await searchOf(page).fill('OLHOV')
    await expect(names(page)).toHaveText(['Zoia Olhovska'])
  },
)

test(
  'a recruiter sorts the candidates of a vacancy by the heads of the columns',
  desktop,
  async ({ page }) => {
    const { vacancy } = await openToFilter(page)
    await page.getByRole('columnheader', { name: 'Salary' }).getByRole('button').click()
    await expect(names(page)).toHaveText(['Borys Hnatiuk', 'Zoia Olhovska', 'Olha Semeniuk'])
    await expect(page).toHaveURL(`/vacancies/${vacancy.id}?sort=salary`)
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await expect(names(page)).toHaveText(['Borys Hnatiuk', 'Olha Semeniuk', 'Zoia Olhovska'])
  },
)

test('a recruiter filters by years of experience, which a reload keeps', desktop, async ({ page }) => {
  await openToFilter(page)
  await choose(page, 'Filter by', 'Experience')
  const years = page.getByRole('searchbox', { name: 'Years of experience, at least' })
  await years.fill('two')
  await expect(page.getByText('Enter years, such as 2 or 2.5')).toBeVisible()
  await years.fill('1,5')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await page.reload()
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await expect(filters(page)).toHaveText(['Experience: at least 1.5 years'])
})

test('a recruiter whose filter finds nobody shows all candidates again', desktop, async ({ page }) => {
  const { vacancy, olha } = await vacancyToFilter()
  await signIn(page, 'recruiter')
  // A technology may be in the address by its name.
  await page.goto(`/vacancies/${vacancy.id}?technology=No%20such`)
  await expect(page.getByText('No candidate of this vacancy matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await names(page).filter({ hasText: olha.full_name }).click()
  await expect(page).toHaveURL(`/candidates/${olha.id}`)
})

test(
  'a recruiter on a phone filters and sorts the candidates in a sheet, which tells how many match',
  phone,
  async ({ page }) => {
    await openToFilter(page)
    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const results = (count: number) => sheet.getByRole('button', { name: `Show results (${count})` })
    await sheet.getByRole('combobox', { name: 'Name contains' }).fill('olh')
    await expect(results(2)).toBeVisible()
    await sheet.getByRole('combobox', { name: 'Name contains' }).press('Escape')
    await choose(sheet, 'Sorting by:', 'Salary, descending')
    await expectNoViolations(page)
    await results(2).click()
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
    await expect(names(page)).toHaveText(['Olha Semeniuk', 'Zoia Olhovska'])
    await expectNothingSideways(page, 390)
  },
)

test('a recruiter on a phone combines two filters in the sheet', phone, async ({ page }) => {
  await openToFilter(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  const results = (count: number) => sheet.getByRole('button', { name: `Show results (${count})` })
  await sheet.getByRole('combobox', { name: 'Name contains' }).fill('olh')
  await expect(results(2)).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Name contains' }).press('Escape')
  await choose(sheet, 'Filter by', 'Significate')
  await choose(sheet, 'Significate', 'Test Task')
  await results(1).click()
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await expect(names(page)).toHaveText(['Olha Semeniuk'])
  await expect(filters(page)).toHaveText(['Name: olh', 'Significate: Test Task'])
})
