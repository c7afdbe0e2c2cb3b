// The page, the view and the failures of a vacancy's list of candidates.

import { expect, type Page } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { apiPrefix } from '@portal/contract/shared/route'
import { vacancies } from '@portal/contract/vacancies'
import { signIn } from '../support/accounts.ts'
import { choose } from '../support/lists.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const pageButton = (page: Page, number: number) => page.getByRole('button', { name: `Page ${number}` })

/** A vacancy whose eleven candidates fill one page and begin a second one. */
async function elevenCandidates(page: Page) {
  const vacancy = await makeVacancy()
  await Promise.all(Array.from({ length: 11 }, () => makeCandidate(vacancy.id)))
  await signIn(page, 'recruiter')
  return { vacancy, address: `/vacancies/${vacancy.id}` }
}

test(
  'the page of a vacancy is remembered for a recruiter until the filter is used',
  desktop,
  async ({ page }) => {
    const { address } = await elevenCandidates(page)
    await page.goto(address)
    await pageButton(page, 2).click()
    await expect(page).toHaveURL(`${address}?page=2`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.goto(address)
    await expect(page).toHaveURL(`${address}?page=2`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await choose(page, 'Filter by', 'Position')
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.goto(address)
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(page).toHaveURL(address)
  },
)

test(
  'a recruiter who opens all candidates of a vacancy begins at the first page',
  desktop,
  async ({ page }) => {
    const { vacancy, address } = await elevenCandidates(page)
    await page.goto(address)
    await pageButton(page, 2).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    // The vacancy is alone in the list, because other tests add vacancies as well.
    const list = { vacancies: [{ ...vacancy, candidates_counter: 11 }], pages: 1, count: 1 }
    await page.route(`**${apiPrefix}${vacancies.list.url}?*`, (route) => route.fulfill({ json: list }))
    await page.goto('/vacancies')
    await page.getByRole('link', { name: 'All Candidates (11)' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(page).toHaveURL(address)
  },
)

test('a recruiter who opens a page past the end sees the last one', desktop, async ({ page }) => {
  const { address } = await elevenCandidates(page)
  await page.goto(`${address}?page=9`)
  await expect(page).toHaveURL(`${address}?page=2`)
})

test('the view that a recruiter has chosen is remembered', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id)
  await signIn(page, 'recruiter')
  const address = `/vacancies/${vacancy.id}`
  await page.goto(address)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByText('Board', { exact: true }).click()
  await expect(page).toHaveURL(`${address}?view=board`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('button', { name: /^Move Candidate / })).toBeVisible()
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a recruiter adds the first candidate from the empty list of a vacancy', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page.getByText('This vacancy has no candidates yet.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add New Candidate' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Add New Candidate' })).toBeVisible()
})

test('a recruiter reads that the candidates of a vacancy could not be loaded', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await closeLiveChannel(page)
  await signIn(page, 'recruiter')
  await page.route(`**${apiPrefix}${candidates.list.url}?*`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page.getByText('Server error: unable to download Candidates').first()).toBeVisible()
})

test(
  'a recruiter who opens a vacancy that does not exist is led back to the list',
  desktop,
  async ({ page }) => {
    await signIn(page, 'recruiter')
    await page.goto('/vacancies/999999999')
    await expect(page.getByRole('heading', { name: 'There is no such vacancy' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to vacancies' }).click()
    await expect(page).toHaveURL('/vacancies')
  },
)
