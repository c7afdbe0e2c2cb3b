// The filter of a vacancy's candidates.

import { expect, type Page } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { choose } from './support/lists.ts'
import { makeCandidate, makeVacancy } from './support/recruiting.ts'
import { desktop, phone } from './support/sizes.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

/** The names of the shown candidates, in their order. */
const names = (page: Page) => page.getByRole('link', { name: /^(?:Olha|Borys|Zoia) \w+$/ })

/** A vacancy with three candidates who differ in what the filter knows. */
async function vacancyToFilter() {
  const vacancy = await makeVacancy()
  const olha = await makeCandidate(vacancy.id, {
    full_name: 'Olha Semeniuk',
    position: 'Lead developer',
    experience: 3.5,
    english: 'native',
    significate: 'test_task',
  })
  await makeCandidate(vacancy.id, { full_name: 'Borys Hnatiuk', experience: 1, ping_again: true })
  await makeCandidate(vacancy.id, { full_name: 'Zoia Olhovska', position: 'Designer', experience: 2 })
  return { vacancy, olha }
}

async function openToFilter(page: Page) {
  const made = await vacancyToFilter()
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${made.vacancy.id}`)
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
  return made
}

test('a recruiter filters the candidates by one kind at a time', desktop, async ({ page }) => {
  await openToFilter(page)
  const kind = 'Filter by'
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: kind })).toBeFocused()
  await page.getByRole('combobox', { name: 'Name contains' }).fill('olh')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await expect(page.getByRole('option', { name: 'Zoia Olhovska' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Name contains' }).press('Escape')
  await choose(page, kind, 'Significate')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
  await choose(page, 'Significate', 'Test Task')
  await expect(names(page)).toHaveText(['Olha Semeniuk'])
  await choose(page, kind, 'English')
  await choose(page, 'Level of English', 'Native')
  await expect(names(page)).toHaveText(['Olha Semeniuk'])
  await choose(page, kind, 'Ping again')
  await choose(page, 'Ping again', 'No')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await choose(page, kind, 'Position')
  await page.getByRole('searchbox', { name: 'Position contains' }).fill('design')
  await expect(names(page)).toHaveText(['Zoia Olhovska'])
})

test('a recruiter filters by years of experience, which a reload keeps', desktop, async ({ page }) => {
  await openToFilter(page)
  await choose(page, 'Filter by', 'Experience')
  const years = page.getByRole('searchbox', { name: 'Years of experience, at least' })
  await years.fill('two')
  await expect(page.getByText('Enter years, such as 2 or 2.5')).toBeVisible()
  await years.fill('1,5')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await expectNoViolations(page)
  await page.reload()
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
})

test('a recruiter whose filter finds nobody shows all candidates again', desktop, async ({ page }) => {
  const { vacancy, olha } = await vacancyToFilter()
  await signIn(page, 'recruiter')
  // A technology may be in the address by its name.
  await page.goto(`/vacancies/${vacancy.id}?by=technology&value=No%20such`)
  await expect(page.getByText('No candidate of this vacancy matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await names(page).filter({ hasText: olha.full_name }).click()
  await expect(page).toHaveURL(`/candidates/${olha.id}`)
})

test(
  'a recruiter on a phone filters the candidates in a sheet, which tells how many match',
  phone,
  async ({ page }) => {
    await openToFilter(page)
    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const results = (count: number) => sheet.getByRole('button', { name: `Show results (${count})` })
    await sheet.getByRole('combobox', { name: 'Name contains' }).fill('olh')
    await expect(results(2)).toBeVisible()
    await expect(page.getByRole('option', { name: 'Zoia Olhovska' })).toBeVisible()
    await sheet.getByRole('combobox', { name: 'Name contains' }).press('Escape')
    await choose(sheet, 'Sorting by:', 'English')
    await expect(results(3)).toBeVisible()
    await choose(sheet, 'Level of English', 'Native')
    await expect(results(1)).toBeVisible()
    await expectNoViolations(page)
    await results(1).click()
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
    await expect(names(page)).toHaveText(['Olha Semeniuk'])
    await expectNothingSideways(page, 390)
  },
)
