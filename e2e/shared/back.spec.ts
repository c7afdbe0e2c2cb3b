// Back closes the overlay on top, and nothing else.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { inCompany } from '../support/company.ts'
import { unfold } from '../support/lists.ts'
import { png } from '../support/pictures.ts'
import { desktop, phone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' })

test(
  'Back closes a dialog and asks about a changed one, and the Back after that leaves the page',
  phone,
  async ({ page }) => {
    const category = await inCompany(({ addCategory }) => addCategory())
    const list = `/manage-categories?name=${encodeURIComponent(category.name)}`
    await signIn(page, 'manager')
    await page.goto('/settings')
    await page.goto(list)
    const edit = page.getByRole('button', { name: `Edit ${category.name}` })
    const dialog = page.getByRole('dialog', { name: 'Edit Category' })
    await unfold(page, category.name)
    await edit.click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    const description = await dialog.getByLabel('Description').inputValue()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(list)
    await expect(edit).toBeFocused()

    // The next Back closes the question about a changed form, and the form stays.
    await edit.click()
    await dialog.getByLabel('Description').fill('Half typed')
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await page.goBack()
    await expect(question(page)).toBeHidden()
    await expect(dialog.getByLabel('Description')).toHaveValue('Half typed')
    await page.goBack()
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(list)

    // A dialog that was closed by its button leaves no entry in the history.
    await edit.click()
    await expect(dialog.getByLabel('Description')).toHaveValue(description)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: `Delete ${category.name}` }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/settings')
  },
)

test('a dialog closed by Back keeps the scroll position of the page', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  // Another project in the list would be the last one.
  await closeLiveChannel(page)
  await page.goto('/manage-projects')
  const last = page.getByRole('button', { name: /^Edit / }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(last).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('Back closes the cropper of a picture, then the dialog', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const create = page.getByRole('dialog', { name: 'Create User' })
  await create
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png(300, 300) })
  await expect(create.getByRole('application')).toBeVisible()
  await page.goBack()
  await expect(create.getByRole('application')).toBeHidden()
  await expect(create).toBeVisible()
  await page.goBack()
  await expect(create).toBeHidden()
})

test('Back leaves Submit hours at once, however many weeks were stepped', async ({ page }) => {
  await signIn(page, 'developer')
  await page.goto('/settings')
  await page.goto('/create-record')
  for (const arrow of ['Previous week', 'Previous week', 'Next week'])
    await page.getByRole('button', { name: arrow }).click()
  await expect(page).toHaveURL(/date=/)
  await page.goBack()
  await expect(page).toHaveURL('/settings')
})

test(
  'on a phone Back closes the filters and the menu, and a link of the menu leaves no entry in the history',
  phone,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-categories')
    await expect(page.getByRole('heading', { name: 'Categories List' })).toBeVisible()
    await page.goto('/manage-contracts')
    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Hide Bench').check()
    await expect(page).toHaveURL(/bench=false/)
    const filtered = page.url()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(filtered)

    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(filtered)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(filtered)
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/manage-categories')
  },
)
