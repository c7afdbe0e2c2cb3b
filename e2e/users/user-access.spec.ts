// Deactivating, passwords, ranks and refusals.

import { expect } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { demoPassword, signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { dialog, fact, open } from '../support/profile.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('deactivating names the open contracts and can end them, ends the sessions, and can be undone', async ({
  page,
  playwright,
}) => {
  const { person, project } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const project = await company.addProject(customer.id)
    const person = await company.hire(unique('Leaving'))
    await company.addContract(person.id, project.id, '2024-01-08')
    return { person, project }
  })
  const { baseURL = '' } = test.info().project.use
  const theirs = await playwright.request.newContext({ baseURL })
  const credentials = { session: { email: person.email, password: demoPassword } }
  const signInThere = () => theirs.post(`${apiPrefix}/session`, { data: credentials })
  expect((await signInThere()).status()).toBe(201)

  await signIn(page, 'admin')
  await open(page, person.id)
  const active = page.getByRole('switch', { name: 'Active' })
  await expect(active).toBeChecked()
  await active.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText('Are you sure?')
  await expect(dialog(page)).toContainText(`${project.name} (since 08.01.2024)`)
  await expect(dialog(page)).toContainText('Bench')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(active).toBeChecked()

  await active.focus()
  await page.keyboard.press('Space')
  await dialog(page).getByRole('checkbox', { name: 'End the open contracts today' }).check()
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(active).not.toBeChecked()
  expect((await theirs.get(`${apiPrefix}/session`)).status()).toBe(401)
  expect((await signInThere()).status()).toBe(401)

  await active.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toContainText('No last work day is known')
  await dialog(page).getByRole('button', { name: 'Activate' }).click()
  await expect(active).toBeChecked()
  await expect.poll(async () => (await signInThere()).status()).toBe(201)
  await theirs.dispose()
  await open(page, person.id, 'contracts')
  await expect(page.getByRole('link', { name: project.name })).toBeVisible()
})

test('a choice that the server refuses is reset, with the reason', desktop, async ({ page }) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  const availability = page.getByRole('combobox', { name: 'Availability' })
  await expect(availability).toHaveValue('ready_for_full_time_outstaff')

  const error = 'The portal is being looked after'
  const refusal = {
    statusCode: 409,
    code: 'test.refused',
    error,
    message: error,
    messages: [error],
    errors: {},
  }
  await page.route(`**${apiPrefix}/users/${person.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  )
  await availability.selectOption('Busy on outsource')
  await expect(page.getByText(error)).toBeVisible()
  await expect(availability).toHaveValue('ready_for_full_time_outstaff')

  await page.unroute(`**${apiPrefix}/users/${person.id}`)
  await availability.selectOption('Busy on outsource')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await page.reload()
  await expect(availability).toHaveValue('busy_on_outsource')
})

test(
  'a manager cannot change an admin: no buttons, a switch with the reason, 403 from the server',
  desktop,
  async ({ page }) => {
    const { admin } = await inCompany(async (company) => company)
    await signIn(page, 'manager')
    await open(page, admin.id)
    await expect(page.getByRole('heading', { name: admin.full_name, level: 1 })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled()
    await expect(page.getByText('Only an admin can change this person.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Availability' })).toHaveCount(0)
    await expect(fact(page, 'Availability')).not.toBeEmpty()
    await expect(page.getByRole('button', { name: 'Edit general info' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reset password' })).toHaveCount(0)
    await expectNoViolations(page)
    await open(page, admin.id, 'personal')
    await expect(page.getByRole('button', { name: 'Edit personal info' })).toHaveCount(0)

    const own = { headers: { origin: new URL(page.url()).origin } }
    const change = (path: string, data: object) =>
      page.request.fetch(`${apiPrefix}${path}`, { ...own, method: 'PUT', data })
    expect((await change(`/users/${admin.id}`, { active: false })).status()).toBe(403)
    expect((await change(`/users/${admin.id}`, { position: 'Intern' })).status()).toBe(403)
    expect((await change(`/profiles/${admin.id}`, { profile: { office: 'Attic' } })).status()).toBe(403)
    const reset = { ...own, data: { user: { password: 'taken over' } } }
    expect((await page.request.patch(`${apiPrefix}/users/${admin.id}`, reset)).status()).toBe(403)
  },
)

test('an admin cannot change their own roles or deactivate themselves', desktop, async ({ page }) => {
  const { admin } = await inCompany(async (company) => company)
  await signIn(page, 'admin')
  await open(page, admin.id)
  await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled()
  await expect(page.getByText('You cannot deactivate yourself.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Roles' })).toBeDisabled()
})

test(
  'a manager resets a forgotten password, and the person signs in with the new one',
  desktop,
  async ({ page }) => {
    const person = await hire()
    await signIn(page, 'manager')
    await open(page, person.id)
    await page.getByRole('button', { name: 'Reset password' }).click()
    const reset = dialog(page).getByRole('button', { name: 'Reset password' })
    // Whose password it is, for password managers.
    await expect(dialog(page).locator('input[autocomplete="username"]')).toHaveValue(person.email)
    await dialog(page).getByLabel('New password').fill('second password')
    await dialog(page).getByLabel('Confirm password').fill('another password')
    await reset.click()
    await expect(dialog(page).getByText('Passwords do not match')).toBeVisible()
    await dialog(page).getByLabel('Confirm password').fill('second password')
    await reset.click()
    await expect(page.getByText('Password updated')).toBeVisible()
    await signInAs(page, person.email, 'second password')
  },
)
