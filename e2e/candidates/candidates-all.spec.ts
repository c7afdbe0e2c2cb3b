// The candidates of all vacancies, and the way through a list from one candidate's page to the next.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search candidates' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const way = (page: Page) => page.getByRole('navigation', { name: 'Candidates of the list' })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })

/** Three candidates of two vacancies with one word in their names. */
async function threeCandidates() {
  const word = unique('Zz')
  const [first, second] = [await makeVacancy(), await makeVacancy()]
  const adam = await makeCandidate(first.id, { full_name: `Adam ${word}`, salary: 1000 })
  const bella = await makeCandidate(second.id, { full_name: `Bella ${word}`, salary: 3000 })
  const chris = await makeCandidate(first.id, { full_name: `Chris ${word}`, salary: 2000 })
  return { word, first, second, adam, bella, chris }
}

test('a recruiter searches the candidates of all vacancies, and goes on to the vacancy of one', async ({
  page,
}) => {
  const { word, second, bella } = await threeCandidates()
  await signIn(page, 'recruiter')
  await page.goto('/candidates')
  await expect(page).toHaveTitle('Candidates · Staff portal')
  await searchOf(page).fill(word)
  await expect(page.getByRole('heading', { name: 'Candidates 3' })).toBeVisible()
  await searchOf(page).fill(`bella ${word}`)
  await expect(page.getByRole('heading', { name: 'Candidates 1' })).toBeVisible()
  await expect(page).toHaveURL(/\/candidates\?search=bella/)
  await expectNoViolations(page)
  await unfold(page, bella.full_name)
  await entryWith(page, bella.full_name).getByRole('link', { name: second.title }).click()
  await expect(page).toHaveURL(`/vacancies/${second.id}`)
})

test('a manager opens all candidates from the menu of recruiters', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/settings')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Recruiters' }).click()
  await menu.getByRole('link', { name: 'Candidates' }).click()
  await expect(page).toHaveURL('/candidates')
  await expect(heading(page)).toContainText('Candidates')
})

test('a recruiter goes through a sorted search candidate by candidate, also after a reload', async ({
  page,
}) => {
  const { word, adam, bella, chris } = await threeCandidates()
  await signIn(page, 'recruiter')
  await page.goto(`/candidates?search=${word}&sort=-salary`)
  await page.getByRole('link', { name: bella.full_name }).click()
  await expect(way(page)).toContainText('1 of 3')
  await way(page)
    .getByRole('link', { name: `Next: ${chris.full_name}` })
    .click()
  await expect(heading(page)).toHaveText(chris.full_name)
  await page.reload()
  await expect(way(page)).toContainText('2 of 3')
  await expectNoViolations(page)
  await way(page)
    .getByRole('link', { name: `Next: ${adam.full_name}` })
    .click()
  await expect(way(page)).toContainText('3 of 3')
  await expect(way(page).getByRole('button', { name: 'No candidate behind' })).toBeDisabled()
  await way(page)
    .getByRole('link', { name: `Previous: ${chris.full_name}` })
    .click()
  await expect(heading(page)).toHaveText(chris.full_name)
  await way(page).getByRole('link', { name: '2 of 3, back to the list' }).click()
  await expect(page).toHaveURL(new RegExp(`/candidates\\?search=${word}&sort=-salary$`))
  await expect(heading(page)).toHaveText('Candidates3')
})

test('a recruiter who moves a candidate out of the filtered list goes on at the next one', async ({
  page,
}) => {
  const vacancy = await makeVacancy()
  for (const full_name of ['Adam Bilyk', 'Bella Chaika', 'Chris Dub'])
    await makeCandidate(vacancy.id, { full_name })
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}?significate=interviewing&sort=full_name`)
  await page.getByRole('link', { name: 'Bella Chaika' }).click()
  await expect(way(page)).toContainText('2 of 3')
  await page.getByText('Rejected', { exact: true }).click()
  await expect(page.getByText('Bella Chaika moved to Rejected')).toBeVisible()
  await expect(way(page)).toContainText('Not in the list of 2')
  await way(page).getByRole('link', { name: 'Next: Chris Dub' }).click()
  await expect(way(page)).toContainText('2 of 2')
})

test(
  'the breadcrumbs of a candidate lead a recruiter back to the same filter and page',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    await Promise.all(Array.from({ length: 11 }, () => makeCandidate(vacancy.id, { english: 'native' })))
    await signIn(page, 'recruiter')
    const list = `/vacancies/${vacancy.id}?english=native&sort=full_name&page=2`
    await page.goto(list)
    await page
      .getByRole('row')
      .last()
      .getByRole('link', { name: /^Candidate / })
      .first()
      .click()
    await expect(way(page)).toContainText('11 of 11')
    await trail(page).getByRole('link', { name: vacancy.title }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('row')).toHaveCount(2)
  },
)

test(
  'a recruiter adds a candidate from a search of all, and goes on in that search',
  desktop,
  async ({ page }) => {
    const word = unique('Zz')
    const vacancy = await makeVacancy()
    await makeCandidate(vacancy.id, { full_name: `Adam ${word}` })
    const name = `Olha ${word}`
    const list = `/candidates?search=${word}&sort=full_name`
    await signIn(page, 'recruiter')
    await page.goto(list)
    await page.getByRole('button', { name: 'Add New Candidate' }).first().click()
    const form = page.getByRole('dialog', { name: 'Add New Candidate' })
    await form.getByRole('textbox', { name: 'Full name' }).fill(name)
    await form.getByRole('combobox', { name: 'Vacancy' }).fill(vacancy.title)
    await page.getByRole('option', { name: vacancy.title }).click()
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(heading(page)).toHaveText(name)
    await expect(way(page)).toContainText('2 of 2')
    await expect(way(page).getByRole('link', { name: `Previous: Adam ${word}` })).toBeVisible()
    await trail(page).getByRole('link', { name: 'Candidates' }).click()
    await expect(page).toHaveURL(list)
  },
)
