// Unsaved input: leaving asks first, and the end of a session, a reload or a wrong link does not lose it.

import { expect, type Page } from '@playwright/test'
import { session } from '@portal/contract/accounts/session'
import { categories } from '@portal/contract/categories'
import { apiPrefix } from '@portal/contract/shared/route'
import { accounts, demoPassword, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { employ } from '../support/hours.ts'
import { entryWith } from '../support/lists.ts'
import { field, select } from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' })
const keepEditing = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' })
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('portal.draft.')))

/** Reloads and accepts the browser's own question. */
async function reloadAfterAsking(page: Page) {
  const asked = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reload
}

test(
  'a manager whose session ended finds the dialog open with the input after signing in again',
  desktop,
  async ({ page }) => {
    const category = await inCompany(({ addCategory }) => addCategory())
    // A session of its own: the other tests go on using the shared one.
    await signInAs(page, accounts.manager)
    // The channel would notice the end of the session before Save does.
    await closeLiveChannel(page)
    await page.goto(`/manage-categories?name=${encodeURIComponent(category.name)}`)
    await page.getByRole('button', { name: `Edit ${category.name}` }).click()
    const edit = dialog(page, 'Edit Category')
    await edit.getByLabel('Description').fill('Typed before the end')
    // The session ends when Save is sent, because any other request of the page would notice its end before.
    const change = `**${apiPrefix}${categories.update.url.replace(':id', String(category.id))}`
    await page.route(
      change,
      async (route) => {
        await page.request.delete(apiPrefix + session.remove.url)
        await route.continue()
      },
      { times: 1 },
    )
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
    // The login is never its own way back.
    const way = new URL(new URL(page.url()).searchParams.get('to') ?? '', page.url())
    expect([way.pathname, way.searchParams.get('name')]).toEqual(['/manage-categories', category.name])

    // Nothing of it is there for somebody else in the same tab.
    await signInAs(page, accounts.admin)
    await page.goto(`/manage-categories?name=${encodeURIComponent(category.name)}`)
    await expect(page.getByRole('button', { name: `Edit ${category.name}` })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.request.delete(apiPrefix + session.remove.url)
    await page.reload()

    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.manager)
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(edit.getByLabel('Description')).toHaveValue('Typed before the end')
    await expect(edit.getByLabel('Name')).toHaveValue(category.name)
    await expectNoViolations(page)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Category edited')).toBeVisible()
    await expect(entryWith(page, category.name)).toContainText('Typed before the end')
    expect(await draftsOf(page)).toEqual([])
  },
)

test(
  'the input of a new category is kept over a reload and a mistaken link, until it is discarded',
  desktop,
  async ({ page }) => {
    const name = unique('Category ')
    await signIn(page, 'manager')
    await page.goto('/manage-categories')
    await page.getByRole('button', { name: 'Add Category' }).click()
    const create = dialog(page, 'Create Category')
    await create.getByLabel('Name').fill(name)
    await reloadAfterAsking(page)
    await expect(create.getByLabel('Name')).toHaveValue(name)

    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await expectNoViolations(page)
    await keepEditing(page).click()
    await expect(create.getByLabel('Name')).toHaveValue(name)
    await create.getByRole('button', { name: 'Close' }).click()
    await discard(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await draftsOf(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Categories List' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'leaving typed hours by a link or Back asks first, choosing another day does not',
  desktop,
  async ({ page }) => {
    await employ(page)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.getByRole('link', { name: 'Staff portal' }).click()
    await expect(page).toHaveURL(/create-record/)
    await expect(select(page, 'Project')).toBeEnabled()
    const description = field(page, 'Description')
    await description.fill('Half a sentence')
    await page.getByRole('button', { name: 'Previous week' }).click()
    await expect(page).toHaveURL(/date=/)

    await reloadAfterAsking(page)
    await expect(description).toHaveValue('Half a sentence')

    await page.goBack()
    await keepEditing(page).click()
    await expect(page).toHaveURL(/create-record/)
    await expect(description).toHaveValue('Half a sentence')
    await page.goBack()
    await discard(page).click()
    await expect(page).toHaveURL(/settings/)
    expect(await draftsOf(page)).toEqual([])
  },
)

test('logging out deletes unsaved input in every tab', desktop, async ({ page, context }) => {
  await employ(page)
  await page.goto('/create-record')
  await expect(select(page, 'Project')).toBeEnabled()
  await field(page, 'Description').fill('In the first tab')
  const other = await context.newPage()
  await other.goto('/create-record')
  await expect(field(other, 'Description')).toBeFocused()
  await expect(field(other, 'Description')).toHaveValue('')
  await field(other, 'Description').fill('In the second tab')
  other.on('dialog', (leaving) => leaving.accept())
  await other.goto('/logout')
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await draftsOf(page)).toEqual([])
  expect(await draftsOf(other)).toEqual([])
})

test(
  'offline says so at once, and a creation without an answer stays in the dialog with Try again',
  desktop,
  async ({ page }) => {
    const name = unique('Category ')
    await signIn(page, 'manager')
    await page.goto('/manage-categories')
    await page.getByRole('button', { name: 'Add Category' }).click()
    const create = dialog(page, 'Create Category')
    await create.getByLabel('Name').fill(name)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expectNoViolations(page)
    await create.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(create.getByRole('alert')).toContainText('The server cannot be reached')
    await page.context().setOffline(false)
    await create.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Category created')).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeHidden()
    const listed = await page.request.get(
      `${apiPrefix}${categories.list.url}?name=${encodeURIComponent(name)}`,
    )
    expect(await listed.json()).toHaveLength(1)
  },
)
