import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { vacancies } from '@portal/contract/vacancies'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { choose, entryWith, newEntry, unfold } from '../support/lists.ts'
import { changeVacancy, makeCandidate, makeVacancy } from '../support/recruiting.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const listUrl = `**${apiPrefix}/vacancies?*`

/** Leaves only the vacancies with these ids in the list, because other tests add theirs meanwhile. */
async function showOnly(page: Page, ids: readonly number[]) {
  const { list } = vacancies
  await page.route(listUrl, async (route) => {
    const asked = new URL(route.request().url())
    const [pageNumber, limit] = ['page', 'limit'].map((name) => Number(asked.searchParams.get(name)))
    asked.search = '?limit=100'
    const answer = list.schema.response[200].parse(await (await route.fetch({ url: asked.href })).json())
    const own = answer.vacancies.filter(({ id }) => ids.includes(id))
    const first = ((pageNumber ?? 1) - 1) * (limit ?? 10)
    const rows = own.slice(first, first + (limit ?? 10))
    await route.fulfill({
      json: { vacancies: rows, pages: Math.ceil(own.length / (limit ?? 10)), count: own.length },
    })
  })
}

/** Opens the list as a recruiter, with none but these vacancies; it does not hear what others change. */
async function openList(page: Page, ...made: readonly { id: number }[]) {
  await signIn(page, 'recruiter')
  await closeLiveChannel(page)
  await showOnly(
    page,
    made.map(({ id }) => id),
  )
  await page.goto('/vacancies')
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const confirmDelete = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' }).click()

test('a recruiter adds a vacancy', async ({ page }) => {
  const title = unique('Zz developer ')
  await signIn(page, 'recruiter')
  await page.goto('/vacancies')
  await expect(page).toHaveTitle('Vacancies · Staff portal')
  await page.getByRole('button', { name: 'Add New Vacancy' }).click()
  const form = dialog(page)
  await expect(form.getByLabel('Title')).toBeFocused()
  await form.getByLabel('Salary from').fill('1 200')
  await form.getByLabel('Salary up to').fill('1500')
  await form.getByLabel('Where published').fill('Djinni')
  await form.getByLabel('Link').fill('djinni.test/jobs/1')
  await choose(form, 'Desired level', 'Senior')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Title').press('Enter')
  await expect(page.getByText('Vacancy created')).toBeVisible()
  const entry = newEntry(page)
  await unfold(page, title)
  for (const text of [title, 'Senior', '$1 200 – $1 500']) await expect(entry).toContainText(text)
  await expect(entry.getByRole('link', { name: 'All Candidates (0)' })).toBeVisible()
  await expect(entry.getByRole('link', { name: 'Djinni' })).toHaveAttribute(
    'href',
    'https://djinni.test/jobs/1',
  )
  await expectNoViolations(page)
})

test('a recruiter is told at the fields what is wrong with a vacancy', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Add New Vacancy' }).first().click()
  const form = dialog(page)
  await form.getByLabel('Salary from').fill('$2,000')
  await form.getByLabel('Salary up to').fill('1500')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText("Title can't be blank")).toBeVisible()
  await expect(form.getByText('The highest salary cannot be below the lowest')).toBeVisible()
  await expectNoViolations(page)
})

test('a recruiter opens the page on which a vacancy is published in a tab of its own', async ({ page }) => {
  const vacancy = await makeVacancy({
    where_published: 'Djinni',
    url: 'https://djinni.test/jobs/1',
  })
  await openList(page, vacancy)
  await unfold(page, vacancy.title)
  await page.context().route('https://djinni.test/**', (route) => route.fulfill({ body: 'The vacancy' }))
  const [published] = await Promise.all([
    page.waitForEvent('popup'),
    entryWith(page, vacancy.title).getByRole('link', { name: 'Djinni' }).click(),
  ])
  await expect(published).toHaveURL('https://djinni.test/jobs/1')
  expect(await published.evaluate(() => window.opener)).toBeNull()
})

test('a recruiter reads how many candidates a vacancy has, and how many pings are due', async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id, { ping_again_on: '2024-01-08' })
  await openList(page, vacancy)
  const entry = entryWith(page, vacancy.title)
  await expect(entry).toContainText('1 due')
  await unfold(page, vacancy.title)
  await expect(entry.getByRole('link', { name: 'All Candidates (1)' })).toHaveAttribute(
    'href',
    `/vacancies/${vacancy.id}`,
  )
})

test('a recruiter opens a vacancy by its title', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await openList(page, vacancy)
  await page.getByRole('link', { name: vacancy.title, exact: true }).click()
  await expect(page).toHaveURL(`/vacancies/${vacancy.id}`)
})

test('a recruiter changes a vacancy of which somebody else has changed another field', async ({ page }) => {
  const vacancy = await makeVacancy({
    level: 'senior',
    min_salary: 1200,
    max_salary: 1500,
    where_published: 'Djinni',
    url: 'https://djinni.test/jobs/1',
  })
  await openList(page, vacancy)
  await unfold(page, vacancy.title)
  await action(page, `Edit ${vacancy.title}`).click()
  await changeVacancy(vacancy.id, { level: 'middle' })
  await dialog(page).getByLabel('Salary up to').fill('')
  await dialog(page).getByLabel('Link').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Vacancy updated')).toBeVisible()
  const entry = entryWith(page, vacancy.title)
  await expect(entry).toContainText('from $1 200')
  await expect(entry).toContainText('Middle')
  await expect(entry.getByRole('link', { name: 'Djinni' })).toHaveCount(0)
})

test('a recruiter is asked before a vacancy is deleted with its candidates', async ({ page }) => {
  const vacancy = await makeVacancy()
  await makeCandidate(vacancy.id)
  await openList(page, vacancy)
  await unfold(page, vacancy.title)
  await action(page, `Delete ${vacancy.title}`).click()
  await expect(dialog(page)).toContainText('Are you sure?')
  await expect(dialog(page)).toContainText(`“${vacancy.title}” and its candidate will be deleted.`)
  await expectNoViolations(page)
  await confirmDelete(page)
  await expect(page.getByText('Vacancy deleted')).toBeVisible()
  await expect(entryWith(page, vacancy.title)).toHaveCount(0)
})

test(
  'a recruiter who deletes the last vacancy of a page is shown the page before',
  desktop,
  async ({ page }) => {
    const made: Awaited<ReturnType<typeof makeVacancy>>[] = []
    for (let count = 1; count <= 11; count += 1) made.push(await makeVacancy())
    await openList(page, ...made)
    await expect(page.getByRole('heading', { name: 'Vacancies 11' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete Vacancy/ })).toHaveCount(10)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/vacancies?page=2')
    // The oldest is the last one.
    await action(page, `Delete ${made[0]?.title}`).click()
    await confirmDelete(page)
    await expect(page.getByText('Vacancy deleted')).toBeVisible()
    await expect(page).toHaveURL('/vacancies')
    await expect(page.getByRole('heading', { name: 'Vacancies 10' })).toBeFocused()
  },
)

test('a recruiter who deletes a vacancy by keys goes on at the next one', desktop, async ({ page }) => {
  const [next, last] = [await makeVacancy(), await makeVacancy()]
  await openList(page, next, last)
  await action(page, `Delete ${last.title}`).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vacancies 1' })).toBeVisible()
  await expect(action(page, `Delete ${next.title}`)).toBeFocused()
})

test('a recruiter loads a list of vacancies again that has failed', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await signIn(page, 'recruiter')
  await closeLiveChannel(page)
  await page.route(listUrl, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/vacancies')
  await expect(page.getByRole('main').getByText('Server error: unable to download Vacancies')).toBeVisible()
  await page.unroute(listUrl)
  await showOnly(page, [vacancy.id])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entryWith(page, vacancy.title)).toBeVisible()
})

/** Has the server refuse a title that a recruiter gives to a vacancy. */
async function changeRefused(page: Page, error: string, errors: Record<string, string[]> = {}) {
  const vacancy = await makeVacancy()
  await openList(page, vacancy)
  const json = { statusCode: 422, code: 'test.refused', error, message: error, messages: [error], errors }
  await page.route(`**${apiPrefix}/vacancies/${vacancy.id}`, (route) => route.fulfill({ status: 422, json }))
  await action(page, `Edit ${vacancy.title}`).click()
  await dialog(page).getByLabel('Title').fill('Taken')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
}

test(
  'a recruiter is told at the field, and nowhere else, why a title is refused',
  desktop,
  async ({ page }) => {
    await changeRefused(page, 'has already been taken', { title: ['has already been taken'] })
    await expect(dialog(page).getByText('Title has already been taken')).toBeVisible()
    await expect(page.getByText('Title has already been taken')).toHaveCount(1)
  },
)

test('a recruiter whose change is refused keeps what is typed', desktop, async ({ page }) => {
  await changeRefused(page, 'The portal is being looked after')
  await expect(dialog(page).getByText('The portal is being looked after')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Taken')
})

test('a recruiter is told that a vacancy cannot be deleted', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await openList(page, vacancy)
  await page.route(`**${apiPrefix}/vacancies/${vacancy.id}`, (route) => route.fulfill({ status: 422 }))
  await action(page, `Delete ${vacancy.title}`).click()
  await confirmDelete(page)
  await expect(page.getByText('Server error: unable to remove Vacancy')).toBeVisible()
  await expect(action(page, `Delete ${vacancy.title}`)).toBeFocused()
})

test('a recruiter opens the form of a new vacancy by the key n', desktop, async ({ page }) => {
  const vacancy = await makeVacancy()
  await openList(page, vacancy)
  await expect(entryWith(page, vacancy.title)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Add New Vacancy' })).toBeVisible()
})
