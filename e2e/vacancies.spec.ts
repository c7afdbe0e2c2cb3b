import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { vacancies } from '@portal/contract/vacancies'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { unique } from './support/company.ts'
import { choose, entryWith, newEntry } from './support/lists.ts'
import { changeVacancy, makeCandidate, makeVacancy } from './support/recruiting.ts'
import { desktop } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'

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

// One after the other: the page of the newest ten is full when another journey adds eleven vacancies.
test.describe.configure({ mode: 'default' })

test('a recruiter adds a vacancy, changes it while somebody else does, and deletes it', async ({ page }) => {
  test.slow()
  const title = unique('Zz developer ')
  await signIn(page, 'recruiter')
  await page.goto('/vacancies')
  await expect(page).toHaveTitle('Vacancies · Staff portal')
  await page.getByRole('button', { name: 'Add New Vacancy' }).click()
  const form = dialog(page)
  await expect(form.getByLabel('Title')).toBeFocused()
  await form.getByLabel('Salary from').fill('$2,000')
  await form.getByLabel('Salary up to').fill('1500')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText("Title can't be blank")).toBeVisible()
  await expect(form.getByText('The highest salary cannot be below the lowest')).toBeVisible()
  await expectNoViolations(page)
  await form.getByLabel('Salary from').fill('1 200')
  await form.getByLabel('Where published').fill('Djinni')
  await form.getByLabel('Link').fill('djinni.test/jobs/1')
  await choose(form, 'Desired level', 'Senior')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Title').press('Enter')
  await expect(page.getByText('Vacancy created')).toBeVisible()

  const entry = newEntry(page)
  await expect(entry).toContainText(title)
  await expect(entry).toContainText('Senior')
  await expect(entry).toContainText('$1,200 - $1,500')
  await expect(entry.getByRole('link', { name: 'All Candidates (0)' })).toBeVisible()
  await page.context().route('https://djinni.test/**', (route) => route.fulfill({ body: 'The vacancy' }))
  const [published] = await Promise.all([
    page.waitForEvent('popup'),
    entry.getByRole('link', { name: 'Djinni' }).click(),
  ])
  await expect(published).toHaveURL('https://djinni.test/jobs/1')
  expect(await published.evaluate(() => window.opener)).toBeNull()
  await published.close()
  await expectNoViolations(page)

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const id = await idOf(page, title)
  await changeVacancy(id, { level: 'middle' })
  await makeCandidate(id, { ping_again_on: '2024-01-08' })
  await form.getByLabel('Salary up to').fill('')
  await form.getByLabel('Link').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Vacancy updated')).toBeVisible()
  await expect(entryWith(page, title)).toContainText('from $1,200')
  await expect(entryWith(page, title)).toContainText('Middle')
  await expect(entryWith(page, title)).toContainText('1 due')
  await expect(entryWith(page, title).getByRole('link', { name: 'All Candidates (1)' })).toHaveAttribute(
    'href',
    `/vacancies/${id}`,
  )
  await expect(entryWith(page, title).getByRole('link', { name: 'Djinni' })).toHaveCount(0)

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(form).toContainText('Are you sure?')
  await expect(form).toContainText(`“${title}” and its candidate will be deleted.`)
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Vacancy deleted')).toBeVisible()
  await expect(entryWith(page, title)).toHaveCount(0)
})

/** The id of the vacancy on the screen, from the link to its candidates. */
async function idOf(page: Page, title: string) {
  const href = await entryWith(page, title)
    .getByRole('link', { name: /^All Candidates/ })
    .getAttribute('href')
  return Number(href?.split('/').at(-1))
}

test(
  'deleting the last vacancy of a page shows the page before; the focus goes to the heading or the next row',
  desktop,
  async ({ page }) => {
    const prefix = unique('Row ')
    const ids: number[] = []
    for (let made = 1; made <= 11; made += 1) ids.push((await makeVacancy({ title: `${prefix} ${made}` })).id)
    await signIn(page, 'recruiter')
    await closeLiveChannel(page)
    await showOnly(page, ids)
    await page.goto('/vacancies')
    await expect(page.getByRole('heading', { name: 'Vacancies 11' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete Row/ })).toHaveCount(10)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/vacancies?page=2')
    // The oldest is the last one.
    const remove = (title: string) => page.getByRole('button', { name: `Delete ${title}`, exact: true })
    await remove(`${prefix} 1`).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Vacancy deleted')).toBeVisible()
    await expect(page).toHaveURL('/vacancies')
    await expect(page.getByRole('heading', { name: 'Vacancies 10' })).toBeFocused()

    await remove(`${prefix} 8`).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Vacancies 9' })).toBeVisible()
    await expect(remove(`${prefix} 7`)).toBeFocused()
  },
)

test(
  'a list that cannot be loaded and a refused change or delete say so; the key n opens the form',
  desktop,
  async ({ page }) => {
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

    const refusal = (error: string, errors: Record<string, string[]> = {}) => ({
      statusCode: 422,
      code: 'test.refused',
      error,
      message: error,
      messages: [error],
      errors,
    })
    const change = `**${apiPrefix}/vacancies/${vacancy.id}`
    await page.getByRole('button', { name: `Edit ${vacancy.title}` }).click()
    await dialog(page).getByLabel('Title').fill('Taken')
    await page.route(change, (route) =>
      route.fulfill({
        status: 422,
        json: refusal('has already been taken', { title: ['has already been taken'] }),
      }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('Title has already been taken')).toBeVisible()
    // At the field and in a toast.
    await expect(page.getByText('Title has already been taken')).toHaveCount(2)
    await page.unroute(change)
    await page.route(change, (route) =>
      route.fulfill({ status: 422, json: refusal('The portal is being looked after') }),
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('The portal is being looked after')).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Taken')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).getByRole('button', { name: 'Discard' }).click()

    const act = page.getByRole('button', { name: `Delete ${vacancy.title}` })
    await act.click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Server error: unable to remove Vacancy')).toBeVisible()
    await expect(act).toBeFocused()
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'Add New Vacancy' })).toBeVisible()
  },
)
