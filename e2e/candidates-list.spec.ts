import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { entryWith } from './support/lists.ts'
import { changeCandidate, makeCandidate, makeVacancy } from './support/recruiting.ts'

const significateOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Significate of ${name}` })
const pingOf = (page: Page, name: string) => page.getByRole('switch', { name: `Ping ${name} again` })

test('a recruiter changes the significate and the ping of a candidate in the list', async ({ page }) => {
  const vacancy = await makeVacancy({ level: 'senior', min_salary: 2000, max_salary: 3500 })
  const candidate = await makeCandidate(vacancy.id, {
    full_name: 'Olha Semeniuk',
    phone: '+380 67 123 45 67',
    email: 'olha@mail.test',
    telegram: '@olha',
    linkedin: 'https://www.linkedin.com/in/olha',
    experience: 3.5,
    salary: 2000,
    english: 'upper_intermediate',
    ping_again_on: '2025-03-12',
  })
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page).toHaveTitle(`${vacancy.title} · Staff portal`)

  const entry = entryWith(page, 'Olha Semeniuk')
  await expect(entry.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+380671234567',
  )
  await expect(entry.getByRole('link', { name: 'olha@mail.test' })).toBeVisible()
  await expect(entry.getByRole('link', { name: '@olha' })).toHaveAttribute('href', 'https://t.me/olha')
  await expect(entry).toContainText('tap here to view')
  for (const text of ['3.5 years', '$2,000', 'Upper Intermediate', 'on 12.03.2025', 'Due'])
    await expect(entry).toContainText(text)
  await expectNoViolations(page)

  // Another field, changed meanwhile, does not prevent the save.
  await changeCandidate(candidate.id, { recruiter_note: 'Called' })
  await significateOf(page, 'Olha Semeniuk').selectOption('Preoffer')
  await expect(page.getByText('Candidate updated').first()).toBeVisible()
  await pingOf(page, 'Olha Semeniuk').uncheck()
  await expect(entry).not.toContainText('12.03.2025')
  await page.reload()
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('preoffer')
  await expect(pingOf(page, 'Olha Semeniuk')).not.toBeChecked()
})
