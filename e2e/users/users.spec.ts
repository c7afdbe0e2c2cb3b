// Manage users: creating users.

import { expect, type Page } from '@playwright/test'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, unique } from '../support/company.ts'
import { newEntry, openCreated } from '../support/lists.ts'
import { png } from '../support/pictures.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label })

async function openForm(page: Page) {
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('dialog', { name: 'Create User' })).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
}

async function chooseRole(page: Page, ...roles: string[]) {
  await dialog(page).getByRole('combobox', { name: 'Roles' }).click()
  for (const role of roles) await page.getByRole('option', { name: role, exact: true }).click()
  await page.keyboard.press('Tab')
}

const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create' })
const zoom = (page: Page) => dialog(page).getByRole('slider', { name: 'Zoom' })

const pickPicture = (page: Page, buffer: Buffer) =>
  dialog(page).locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })

/** Types what a new user needs apart from the roles. */
async function typeUser(page: Page, lastName: string, email = `${lastName}@demo.test`.toLowerCase()) {
  await field(page, 'Email').fill(email)
  await field(page, 'First name').fill('Aada')
  await field(page, 'Last name').fill(lastName)
  await field(page, 'Password').fill('first password')
}

test('an admin hires a person with two roles, who can sign in', async ({ page }) => {
  const lastName = unique('Hired')
  const email = `${lastName}@demo.test`.toLowerCase()
  await signIn(page, 'admin')
  await openForm(page)
  await expectNoViolations(page)
  await typeUser(page, lastName, email)
  await chooseRole(page, 'Developer', 'QA')
  await create(page).click()
  await expect(page.getByText('User created!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  for (const text of [`Aada ${lastName}`, 'Bench', 'Free']) await expect(newEntry(page)).toContainText(text)
  await openCreated(page).click()
  await expect(page).toHaveURL(`/users/aada-${lastName.toLowerCase()}`)
  await expect(page.getByRole('heading', { name: `Aada ${lastName}`, level: 1 })).toBeVisible()
  await expect(page.getByText('Developer and QA')).toBeVisible()

  await signInAs(page, email, 'first password')
  await page.goto('/')
  await expect(page).toHaveURL('/create-record')
})

test('an admin gives a new user a picture, and cuts its square by keys', async ({ page }) => {
  await signIn(page, 'admin')
  await openForm(page)
  await typeUser(page, unique('Pictured'))
  await chooseRole(page, 'Developer')
  await pickPicture(page, png(300, 200))
  await expect(zoom(page)).toBeVisible()
  await expectNoViolations(page)
  await zoom(page).press('ArrowRight')
  await create(page).click()
  await openCreated(page).click()
  const picture = page.locator('main img').first()
  await expect(picture).toHaveJSProperty('naturalWidth', 512)
  await expect(picture).toHaveJSProperty('naturalHeight', 512)
})

test('the password that an admin types for a new user is not kept in the tab', async ({ page }) => {
  const lastName = unique('Typed')
  await signIn(page, 'admin')
  await openForm(page)
  await typeUser(page, lastName)
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).toContain(lastName)
  expect(stored).not.toContain('first password')
})

test('an admin reads at each field of a new user what is missing', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await openForm(page)
  await create(page).click()
  await expect(dialog(page).getByText('This field is required')).toHaveCount(4)
  await expect(dialog(page).getByText('No password provided.')).toBeVisible()
})

test('an admin reads at each field of a new user what is wrong', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await openForm(page)
  await field(page, 'Email').fill('nobody@')
  await field(page, 'First name').fill('Іван')
  await field(page, 'Last name').fill('Petrenko 2')
  await field(page, 'Password').fill('12345')
  await field(page, 'Password').blur()
  for (const sentence of [
    'Invalid email address',
    'First name can only contain Latin letters',
    'Last name can only contain Latin letters',
    'Password is too short - should be 6 chars minimum.',
  ])
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  await expectNoViolations(page)
})

test('an admin makes no account until a picture over 5 MB is undone', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await openForm(page)
  await typeUser(page, unique('Undone'))
  await chooseRole(page, 'Developer')
  await pickPicture(page, Buffer.concat([png(10, 10), Buffer.alloc(5_242_880)]))
  const refusal = dialog(page).getByText('Please pick smaller image (< 5MB)')
  await expect(refusal).toBeVisible()
  await expect(zoom(page)).toBeHidden()
  await expectNoViolations(page)
  await create(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Choose another' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(refusal).toBeHidden()
  await create(page).click()
  await expect(page.getByText('User created!')).toBeVisible()
})

test(
  'an admin cannot give a new user the e-mail of another one, and what was typed stays',
  desktop,
  async ({ page }) => {
    const other = await hire(unique('Other'))
    await signIn(page, 'admin')
    await openForm(page)
    await typeUser(page, 'Taken', other.email.toUpperCase())
    await chooseRole(page, 'Developer')
    await create(page).click()
    await expect(page.getByText('Email has already been taken')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(other.email.toUpperCase())
    await expect(field(page, 'Last name')).toHaveValue('Taken')
  },
)

test('a manager can give a new user only the roles of staff', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await openForm(page)
  await dialog(page).getByRole('combobox', { name: 'Roles' }).click()
  await expect(page.getByRole('option', { name: 'Developer' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'CEO' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'Project manager' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})
