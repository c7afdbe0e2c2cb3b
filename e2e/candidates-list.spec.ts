import { expect, type Page } from '@playwright/test'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { apiPrefix } from '@portal/contract/shared/route'
import { vacancies } from '@portal/contract/vacancies'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { choose, entryWith } from './support/lists.ts'
import { changeCandidate, makeCandidate, makeVacancy } from './support/recruiting.ts'
import { desktop, phone } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

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

test('a recruiter changes the significate and the ping of a candidate in the list', async ({ page }) => {
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
  await expect(page).toHaveTitle(`${vacancy.title} · Staff portal`)
  await expect(page.getByText('$2,000 - $3,500')).toBeVisible()

  const entry = entryWith(page, 'Olha Semeniuk')
  const link = (name: string) => entry.getByRole('link', { name })
  await expect(link(contacts.phone)).toHaveAttribute('href', 'tel:+380671234567')
  await expect(link(contacts.email)).toHaveAttribute('href', 'mailto:olha@mail.test')
  await expect(link('@olha')).toHaveAttribute('href', 'https://t.me/olha')
  await expect(link('LinkedIn of Olha Semeniuk: tap here to view')).toHaveAttribute('href', contacts.linkedin)
  for (const text of ['3.5 years', '$2,000', 'Upper Intermediate', 'on 12.03.2025', 'Due'])
    await expect(entry).toContainText(text)
  await expectNoViolations(page)

  // A change of another field in the meantime does not prevent the save.
  await changeCandidate(olha.id, { recruiter_note: 'Called' })
  await significateOf(page, 'Olha Semeniuk').selectOption('Preoffer')
  await expect(page.getByText('Candidate updated').first()).toBeVisible()

  // Without the ping that is due the newer candidate comes first, and the switch keeps the focus.
  await expect(names(page)).toHaveText(['Olha Semeniuk', 'Borys Hnatiuk'])
  await pingOf(page, 'Olha Semeniuk').focus()
  await page.keyboard.press('Space')
  await expect(names(page)).toHaveText(['Borys Hnatiuk', 'Olha Semeniuk'])
  await expect(pingOf(page, 'Olha Semeniuk')).toBeFocused()
  await expect(entry).not.toContainText('12.03.2025')

  // A refused change is shown as it was.
  const put = `**${apiPrefix}${candidates.update.url.replace(':id', String(olha.id))}`
  await page.route(put, (route) => route.fulfill({ status: 500, json: {} }))
  await significateOf(page, 'Olha Semeniuk').selectOption('Rejected')
  await expect(page.getByText('Candidate update error.')).toBeVisible()
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('preoffer')
  await page.unroute(put)

  // A change of the same field in the meantime refuses the save, and the list shows the present value.
  await changeCandidate(olha.id, { significate: 'hired' })
  await significateOf(page, 'Olha Semeniuk').selectOption('Rejected')
  const reason = 'This candidate has changed since you opened it'
  await expect(page.getByText(`Candidate update error. ${reason}`)).toBeVisible()
  await expect(significateOf(page, 'Olha Semeniuk')).toHaveValue('hired')

  // A row that leaves the list leaves the focus to the next one.
  await changeCandidate(olha.id, { significate: 'interviewing' })
  await page.goto(`/vacancies/${vacancy.id}?by=significate&value=interviewing`)
  await expect(names(page)).toHaveText(['Borys Hnatiuk', 'Olha Semeniuk'])
  await significateOf(page, 'Borys Hnatiuk').focus()
  await significateOf(page, 'Borys Hnatiuk').selectOption('Test Task')
  await expect(names(page)).toHaveText(['Olha Semeniuk'])
  await expect(significateOf(page, 'Olha Semeniuk')).toBeFocused()
})

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

test('a recruiter filters the candidates by one kind at a time', desktop, async ({ page }) => {
  const { vacancy, olha } = await vacancyToFilter()
  await signIn(page, 'recruiter')
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
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
  await choose(page, kind, 'Experience')
  const years = page.getByRole('searchbox', { name: 'Years of experience, at least' })
  await years.fill('two')
  await expect(page.getByText('Enter years, such as 2 or 2.5')).toBeVisible()
  await years.fill('1,5')
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await expectNoViolations(page)

  // The address holds the filter; a technology may be written there by its name.
  await page.reload()
  await expect(names(page)).toHaveText(['Zoia Olhovska', 'Olha Semeniuk'])
  await page.goto(`/vacancies/${vacancy.id}?by=technology&value=No%20such`)
  await expect(page.getByText('No candidate of this vacancy matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await names(page).filter({ hasText: olha.full_name }).click()
  await expect(page).toHaveURL(`/candidates/${olha.id}`)
})

test(
  'on a phone the filter of the candidates is in a sheet, which tells how many match',
  phone,
  async ({ page }) => {
    const { vacancy } = await vacancyToFilter()
    await signIn(page, 'recruiter')
    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(names(page)).toHaveText(['Zoia Olhovska', 'Borys Hnatiuk', 'Olha Semeniuk'])
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

test(
  'the page of a vacancy is remembered until its filter or its button is used',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    await Promise.all(Array.from({ length: 11 }, () => makeCandidate(vacancy.id)))
    const pageButton = (number: number) => page.getByRole('button', { name: `Page ${number}` })
    const address = `/vacancies/${vacancy.id}`
    await signIn(page, 'recruiter')
    await page.goto(address)
    await pageButton(2).click()
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

    await pageButton(2).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    // The vacancy is alone in the list, because other tests add vacancies as well.
    const list = { vacancies: [{ ...vacancy, candidates_counter: 11 }], pages: 1, count: 1 }
    await page.route(`**${apiPrefix}${vacancies.list.url}?*`, (route) => route.fulfill({ json: list }))
    await page.goto('/vacancies')
    await page.getByRole('link', { name: 'All Candidates (11)' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(page).toHaveURL(address)

    // The chosen view is in the address too.
    await page.getByText('Board', { exact: true }).click()
    await expect(page).toHaveURL(`${address}?view=board`)
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Move Candidate / }).first()).toBeVisible()
    await page.getByText('Table', { exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(11)

    // A page past the end is the last one.
    await page.goto(`${address}?page=9`)
    await expect(page).toHaveURL(`${address}?page=2`)
  },
)

test(
  'a vacancy without candidates, one that cannot be loaded and one that does not exist',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    await closeLiveChannel(page)
    await signIn(page, 'recruiter')
    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(page.getByText('This vacancy has no candidates yet.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Add New Candidate' }).last().click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.route(`**${apiPrefix}${candidates.list.url}?*`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(page.getByText('Server error: unable to download Candidates').first()).toBeVisible()
    await page.goto('/vacancies/999999999')
    await expect(page.getByRole('heading', { name: 'There is no such vacancy' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to vacancies' }).click()
    await expect(page).toHaveURL('/vacancies')
  },
)
