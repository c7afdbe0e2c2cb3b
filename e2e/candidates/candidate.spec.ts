// The page of a candidate. Its notes have journeys of their own, in candidate-notes.spec.ts.

import { expect, type Page } from '@playwright/test'
import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const note = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')

const facts = (page: Page) => page.getByRole('region', { name: 'Facts' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the page of a candidate of a new vacancy as a recruiter. */
async function openCandidate(page: Page, fields: CandidateChanges = {}) {
  const vacancy = await makeVacancy()
  const candidate = await makeCandidate(vacancy.id, fields)
  await signIn(page, 'recruiter')
  await page.goto(`/candidates/${candidate.id}`)
  await expect(heading(page)).toHaveText(candidate.full_name)
  return { vacancy, candidate }
}

test('a recruiter reads the facts of a candidate and opens their addresses', async ({ page }) => {
  const handle = unique('olha')
  const name = `Olha ${handle}`
  await openCandidate(page, {
    full_name: name,
    position: 'React developer',
    company: 'Datamill',
    stack: 'jQuery, Backbone',
    cv_url: 'cv.test/olha',
    phone: '+380 67 123 45 67',
    telegram: `@${handle}`,
    linkedin: `linkedin.com/in/${handle}`,
    resource_url: 'djinni.co/q/olha',
    salary: 2500,
    english: 'upper_intermediate',
    location: 'Lviv',
    experience: 3.5,
    first_interview: '2025-02-03',
    first_additional_link: 'github.com/olha',
    second_additional_link: 'behance.net/olha',
  })
  await expect(page).toHaveTitle(`${name} · Staff portal`)
  const texts = ['React developer', 'Datamill', 'jQuery, Backbone', '$2 500', 'Upper Intermediate', 'Lviv']
  for (const text of [...texts, '3.5 years', '03.02.2025']) await expect(facts(page)).toContainText(text)
  const addresses = {
    '+380 67 123 45 67': 'tel:+380671234567',
    [`@${handle}`]: `https://t.me/${handle}`,
    [`LinkedIn of ${name}: linkedin.com/in/${handle}, opens in a new tab`]: `https://linkedin.com/in/${handle}`,
    [`CV of ${name}: cv.test/olha, opens in a new tab`]: 'https://cv.test/olha',
    [`Resource of ${name}: djinni.co/q/olha, opens in a new tab`]: 'https://djinni.co/q/olha',
    [`First additional link of ${name}: github.com/olha, opens in a new tab`]: 'https://github.com/olha',
    [`Second additional link of ${name}: behance.net/olha, opens in a new tab`]: 'https://behance.net/olha',
  }
  for (const [link, address] of Object.entries(addresses))
    await expect(facts(page).getByRole('link', { name: link })).toHaveAttribute('href', address)
})

test('a recruiter finds the fields of a candidate that are empty when they ask for them', async ({
  page,
}) => {
  await openCandidate(page, { position: 'React developer' })
  await expect(facts(page)).toContainText('React developer')
  await expect(facts(page).getByText('Location')).toBeHidden()
  await act(page, 'Show empty fields (15)').click()
  await expect(facts(page).getByText('Location')).toBeVisible()
  await expectNoViolations(page)
})

test('a recruiter copies the address of a candidate', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const handle = unique('olha')
  await openCandidate(page, { telegram: `@${handle}` })
  await act(page, 'Copy Telegram').click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://t.me/${handle}`)
})

test('a recruiter sets a day on which to write to a candidate again', async ({ page }) => {
  await openCandidate(page)
  await page.getByRole('switch', { name: 'Ping again' }).check()
  const day = page.getByRole('textbox', { name: 'Ping on' })
  await expect(day).toBeEditable()
  await day.fill('12.03.2025')
  await day.press('Enter')
  await expect(facts(page).getByText('Due')).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await expect(day).toHaveValue('12.03.2025')
})

test('a recruiter clears the day on which to write to a candidate again', async ({ page }) => {
  await openCandidate(page, { ping_again: true, ping_again_on: '2025-03-12' })
  await expect(facts(page).getByText('Due')).toBeVisible()
  await facts(page).getByRole('button', { name: 'Clear' }).click()
  await expect(facts(page).getByText('Due')).toBeHidden()
})

test('a recruiter gives a candidate another significate, which is in the history', async ({ page }) => {
  await openCandidate(page)
  const steps = page.getByRole('radiogroup', { name: 'Significate' })
  await steps.getByText('Test Task').click()
  await expect(steps.getByRole('radio', { name: 'Test Task' })).toBeChecked()
  await expect(page.getByText(/ moved to Test Task$/)).toBeVisible()
  await expect(history(page)).toHaveCount(2)
  await expect(history(page).first()).toContainText('Interviewing → Test Task')
  await expect(history(page).last()).toContainText('Added as Interviewing')
  await expectNoViolations(page)
})

test('a recruiter takes the significate of a candidate back, and the history has the way there and back', async ({
  page,
}) => {
  await openCandidate(page)
  const steps = page.getByRole('radiogroup', { name: 'Significate' })
  await steps.getByText('Hired').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(steps.getByRole('radio', { name: 'Interviewing' })).toBeChecked()
  await expect(history(page)).toHaveCount(3)
  await expect(history(page).first()).toContainText('Hired → Interviewing')
  await expect(history(page).nth(1)).toContainText('Interviewing → Hired')
})

test('a recruiter follows the notice of a candidate with the same e-mail, who has such a notice, too', async ({
  page,
}) => {
  const handle = unique('olha')
  const other = await makeVacancy()
  const twin = await makeCandidate(other.id, { email: `${handle}@mail.test`, significate: 'rejected' })
  const { candidate } = await openCandidate(page, { email: `${handle}@Mail.test` })
  const notice = page.getByRole('region', { name: 'Another candidate may be the same person' })
  await expect(notice).toContainText(`${other.title}, Rejected, same e-mail`)
  await expectNoViolations(page)
  await notice.getByRole('link', { name: twin.full_name }).click()
  await expect(heading(page)).toHaveText(twin.full_name)
  await expect(notice.getByRole('link', { name: candidate.full_name })).toBeVisible()
})

test('a recruiter goes from a candidate to the vacancy', async ({ page }) => {
  const { vacancy } = await openCandidate(page)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const toVacancy = isPhone() ? facts(page) : trail
  await toVacancy.getByRole('link', { name: vacancy.title }).click()
  await expect(page).toHaveURL(`/vacancies/${vacancy.id}`)
})

test(
  'a recruiter deletes a candidate, whose unsaved note and address are forgotten',
  desktop,
  async ({ page }) => {
    const { vacancy, candidate } = await openCandidate(page)
    await note(page, 'Final Decision').fill('Never saved')
    await act(page, 'Delete candidate').click()
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(sure).toContainText(candidate.full_name)
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Candidate removed')).toBeVisible()
    await expect(page).toHaveURL(`/vacancies/${vacancy.id}`)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /candidate/.test(key))),
    ).toEqual([])
    await page.goBack()
    await expect(page).not.toHaveURL(`/candidates/${candidate.id}`)
  },
)

test(
  'a recruiter is told that a candidate is not there, and goes to all vacancies',
  desktop,
  async ({ page }) => {
    await signIn(page, 'recruiter')
    await page.goto('/candidates/2147483646')
    await expect(page.getByRole('heading', { name: 'There is no such candidate' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'All vacancies' }).click()
    await expect(page).toHaveURL('/vacancies')
  },
)
