// Categories: adding, renaming, deleting, searching, and what is refused.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { entryWith, newEntry, openCreated, unfold } from '../support/lists.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const listOf = (name: string) => `/manage-categories?name=${encodeURIComponent(name)}`

test('a manager adds a category', async ({ page }) => {
  const name = unique('Category ')
  await signIn(page, 'manager')
  await page.goto(listOf(name))
  await expect(page).toHaveTitle('Categories · Staff portal')
  await expect(page.getByText(`No category contains “${name}”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Add Category' }).click()
  const form = dialog(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAttribute('required')
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled()
  await form.getByLabel('Description').fill('x'.repeat(201))
  await form.getByLabel('Name').fill(name)
  await expect(form.getByText('At most 200 characters')).toBeVisible()
  await expectNoViolations(page)
  await form.getByLabel('Description').fill('What this test does')
  await form.getByLabel('Name').press('Enter')
  await expect(page.getByText('Category created')).toBeVisible()
  await expect(newEntry(page)).toContainText('What this test does')
  await openCreated(page).click()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await expect(form.getByLabel('Description')).toHaveValue('What this test does')
})

test('a manager gives a category another name', async ({ page }) => {
  const { name } = await inCompany(({ addCategory }) => addCategory())
  const description = 'Made by a browser test'
  const renamed = `${name} renamed`
  await signIn(page, 'manager')
  await page.goto(listOf(name))
  await expect(entryWith(page, name)).toContainText(description)
  await unfold(page, name)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = dialog(page)
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await expect(form.getByLabel('Description')).toHaveValue(description)
  await form.getByLabel('Name').fill(renamed)
  await form.getByLabel('Description').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category edited')).toBeVisible()
  await expect(entryWith(page, renamed)).not.toContainText(description)
})

test('a manager deletes a category', async ({ page }) => {
  const { name } = await inCompany(({ addCategory }) => addCategory())
  await signIn(page, 'manager')
  await page.goto(listOf(name))
  await unfold(page, name)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const form = dialog(page)
  await expect(form).toContainText(`“${name}” will be deleted.`)
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Category deleted')).toBeVisible()
  await expect(page.getByText(`No category contains “${name}”.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Categories', exact: true })).toBeFocused()
})

test(
  'the name of another category is refused to a manager at the field, and the input stays',
  desktop,
  async ({ page }) => {
    const [taken, own] = await inCompany(async ({ addCategory }) => [
      await addCategory(),
      await addCategory(),
    ])
    await signIn(page, 'manager')
    await page.goto(listOf(own.name))
    await page.getByRole('button', { name: `Edit ${own.name}` }).click()
    const name = dialog(page).getByLabel('Name')
    await name.fill(taken.name.toUpperCase())
    await name.press('Enter')
    await expect(dialog(page).getByText('A category with this name already exists')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue(taken.name.toUpperCase())
    await expectNoViolations(page)
  },
)

test(
  'a manager finds a category by a part of its name, and a reload keeps the search',
  desktop,
  async ({ page }) => {
    const category = await inCompany(({ addCategory }) => addCategory())
    await signIn(page, 'manager')
    await page.goto('/manage-categories')
    await expect(entryWith(page, 'Development').first()).toBeVisible()
    await expectNoViolations(page)
    const search = page.getByPlaceholder('Search categories')
    await search.fill(category.name.slice(3).toUpperCase())
    await expect(page.getByRole('heading', { name: 'Categories List 1', exact: true })).toBeVisible()
    await page.getByRole('option', { name: category.name }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('name') === category.name)

    await page.reload()
    await expect(search).toHaveValue(category.name)
    await expect(entryWith(page, category.name)).toBeVisible()
  },
)

test('a manager whose search finds nothing goes back to all categories', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  await page.getByPlaceholder('Search categories').fill(unique('nowhere '))
  await page.getByRole('button', { name: 'Show all categories' }).click()
  await expect(entryWith(page, 'Development').first()).toBeVisible()
})

test('a manager cannot delete a category with records, and the bin says why', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  const bin = page.getByRole('button', { name: 'Delete Development', exact: true })
  await expect(bin).toHaveAttribute('aria-disabled', 'true')
  // A key is pressed first: a focus by script alone might show no tooltip.
  await page.keyboard.press('Tab')
  await bin.focus()
  await expect(bin).toHaveAccessibleDescription('Cannot delete. There are records with this category')
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1)
  await bin.press('Enter')
  await expect(dialog(page)).toBeHidden()
})

/** A category with a curly apostrophe, and й as a Mac pastes it; `spelt` is the same name from another keyboard. */
async function addCategorySpeltTwoWays() {
  const name = unique('Пам’ять і спокіи\u0306 ')
  await inCompany(({ addCategory }) => addCategory(name))
  return { name: name.normalize('NFC'), spelt: name.replace('’', "'").normalize('NFC').toUpperCase() }
}

test('a manager finds a category however its name is spelt', async ({ page }) => {
  const { name, spelt } = await addCategorySpeltTwoWays()
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  await page.getByPlaceholder('Search categories').fill(spelt)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Categories List 1', exact: true })).toBeVisible()
  await expect(entryWith(page, name)).toBeVisible()
})

test('the name of another category is refused to a manager however it is spelt', async ({ page }) => {
  const { spelt } = await addCategorySpeltTwoWays()
  await signIn(page, 'manager')
  await page.goto('/manage-categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const field = dialog(page).getByLabel('Name')
  await field.fill('\u200B\u2060')
  await expect(dialog(page).getByRole('button', { name: 'Create' })).toBeDisabled()
  await field.fill(`\u200B${spelt}`)
  await field.press('Enter')
  await expect(dialog(page).getByText('A category with this name already exists')).toBeVisible()
  await expect(field).toHaveValue(`\u200B${spelt}`)
})
