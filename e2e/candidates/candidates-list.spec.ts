// What a recruiter reads and changes in the list of a vacancy's candidates.

import { expect, type Page } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { changeCandidate, makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const significateOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Significate of ${name}` })
const pingOf = (page: Page, name: string) => page.getByRole('switch', { name: `Ping ${name} again` })
/** The names of the shown candidates, in their order. */
const names = (page: Page) => page.getByRole('link', { name: /^(?:Olha|Borys|Zoia) \w+$/ })

const contacts = {
  phone: '+380 67 123 45 67',
  email: 'olha@mail.test',
  telegram: '@olha',
  linkedin: 'https://www.linkedin.com/in/olha',
}

/** Opens the list of a vacancy with Borys, the newer one, and Olha, whose ping is due. */
async function openTwo(page: Page) {
  const vacancy = await makeVacancy({ level: 'senior', min_salary: 2000, max_salary: 3500 })
  const olha = await makeCandidate(vacancy.id, {
    full_name: 'Olha Semeniuk',
    ...contacts,
    experience: 3.5,
    salary: 2000,
    english: 'upper_intermediate',
    ping_again_on: '2025-03-12',
  })
  await makeCandidate(vacancy.id, { full_name: 'Borys Hnatiuk' })
  await closeLiveChannel(page)
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(names(page)).toHaveText(['Olha Semeniuk', 'Borys Hnatiuk'])
  return { vacancy, olha }
}

test('a recruiter reads the contacts and facts of a candidate in the list', async ({ page }) => {
  const { vacancy } = await openTwo(page)
  await expect(page).toHaveTitle(`${vacancy.title} · Staff portal`)
  await expect(page.getByText('$2 000 – $3 500')).toBeVisible()
  await unfold(page, 'Olha Semeniuk')
  const entry = entryWith(page, 'Olha Semeniuk')
  const link = (name: string) => entry.getByRole('link', { name })
  await expect(link(contacts.phone)).toHaveAttribute('href', 'tel:+380671234567')
  await expect(link(contacts.email)).toHaveAttribute('href', 'mailto:olha@mail.test')
  await expect(link('@olha')).toHaveAttribute('href', 'https://t.me/olha')
  await expect(link('LinkedIn of Olha Semeniuk: olha, tap here to view')).toHaveAttribute(
    'href',
    contacts.linkedin,
  )
  for (const text of ['3.5 years', '$2 000', 'Upper Intermediate', 'on 12.03.2025', 'Due'])
    await expect(entry).toContainText(text)
  await expectNoViolations(page)
})

test('a recruiter ends the ping of a candidate in the list, who then stands in the order of the others', async ({
  page,
}) => {
  await openTwo(page)
  await unfold(page, 'Olha Semeniuk')
  await pingOf(page, 'Olha Semeniuk').focus()
  await page.keyboard.press('Space')
  await expect(names(page)).toHaveText(['Borys Hnatiuk', 'Olha Semeniuk'])
  await expect(pingOf(page, 'Olha Semeniuk')).toBeFocused()
  await expect(entryWith(page, 'Olha Semeniuk')).not.toContainText('12.03.2025')
})

test('a recruiter changes the significate of a candidate of whom somebody else has changed another field', async ({
  page,
}) => {
  const { olha } = await openTwo(page)
  await changeCandidate(olha.id, { recruiter_note: 'Called' })
  await unfold(page, 'Olha Semeniuk')
  await significateOf(page, 'Olha Semeniuk').selectOption('Preoffer')
  await expect(page.getByText('Olha Semeniuk moved to Preoffer')).toBeVisible()
  await page.reload()
  await unfold(page, 'Olha Semeniuk')
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('preoffer')
})

test('a recruiter takes the significate of a candidate in the list back', async ({ page }) => {
  await openTwo(page)
  await unfold(page, 'Olha Semeniuk')
  await significateOf(page, 'Olha Semeniuk').selectOption('Rejected')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('interviewing')
  await page.reload()
  await unfold(page, 'Olha Semeniuk')
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('interviewing')
})

test(
  'a recruiter is refused a significate that a manager has changed, and reads who it was and sees the present one',
  desktop,
  async ({ page }) => {
    const { olha } = await openTwo(page)
    await changeCandidate(olha.id, { significate: 'hired' }, 'manager')
    await significateOf(page, 'Olha Semeniuk').selectOption('Rejected')
    await expect(
      page.getByText(/^Candidate update error\. .+ moved Olha Semeniuk to Hired meanwhile\.$/),
    ).toBeVisible()
    await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('hired')
  },
)

test('a recruiter sees the old significate again when the save fails', desktop, async ({ page }) => {
  const { olha } = await openTwo(page)
  await page.route(`**${apiPrefix}${candidates.update.url.replace(':id', String(olha.id))}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await unfold(page, 'Olha Semeniuk')
  await significateOf(page, 'Olha Semeniuk').selectOption('Rejected')
  await expect(page.getByText('Candidate update error.')).toBeVisible()
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('interviewing')
})

test('a recruiter whose change takes a candidate out of the filtered list goes on at the next one', async ({
  page,
}) => {
  const { vacancy } = await openTwo(page)
  await page.goto(`/vacancies/${vacancy.id}?significate=interviewing`)
  await expect(names(page)).toHaveText(['Olha Semeniuk', 'Borys Hnatiuk'])
  await unfold(page, 'Olha Semeniuk')
  await significateOf(page, 'Olha Semeniuk').focus()
  await significateOf(page, 'Olha Semeniuk').selectOption('Test Task')
  await expect(names(page)).toHaveText(['Borys Hnatiuk'])
  // The next row of a phone is closed, and its button has the focus.
  const next = isPhone()
    ? page.getByRole('button', { name: 'Borys Hnatiuk' })
    : significateOf(page, 'Borys Hnatiuk')
  await expect(next).toBeFocused()
})
