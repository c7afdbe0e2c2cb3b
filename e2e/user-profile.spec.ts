// A person's profile in the hands of those who run the company.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiPrefix } from '@portal/contract/route'
import { demoPassword, signIn, signInAs } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { png } from './support/pictures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label, exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const isPhone = () => test.info().project.name === 'phone'
const hire = () => inCompany((company) => company.hire(unique('Profiled')))

/** What stands beside a label of the profile. */
const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

async function open(page: Page, userId: number, tab = 'general') {
  await page.goto(`/users/${userId}?tab=${tab}`)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

/** Chooses in a select of a dialog. */
async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Types a day and leaves the field, so that its calendar is not in the way of the next one. */
async function typeDay(input: Locator, day: string) {
  await input.fill(day)
  await input.press('Tab')
}

test('an admin edits the general info: what was typed is trimmed, linked, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await field(page, 'Position').fill('  Senior developer ')
  await field(page, 'Skype').fill('live:somebody')
  await field(page, 'Telegram').fill('@some_body')
  await field(page, 'GitHub').fill('some-body')
  await field(page, 'Payment').fill('1500')
  await typeDay(field(page, 'First work day'), '01.02.2021')
  await choose(page, 'English level', 'Upper Intermediate')
  await save(page).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await expect(page.getByText('Senior developer', { exact: true })).toBeVisible()
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', 'https://github.com/some-body')
  await expect(fact(page, 'Telegram').getByRole('link')).toHaveAttribute('href', 'https://t.me/some_body')
  await expect(fact(page, 'Payment')).toContainText('$1,500')
  await expect(fact(page, 'English level')).toContainText('Upper Intermediate')
  await expect(fact(page, 'Date of admission')).toContainText('01.02.2021')
  await expect(fact(page, 'Date of dismission')).toHaveText('Not set')
  await page.getByRole('button', { name: 'Copy Skype' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('live:somebody')
})

test('a field that is emptied is cleared, and what nobody touched stays', async ({ page }) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  const edit = page.getByRole('button', { name: 'Edit general info' })
  await edit.click()
  await field(page, 'Skype').fill('live:somebody')
  await field(page, 'Phone').fill('+380 67 123 45 67')
  await save(page).click()
  await expect(fact(page, 'Skype')).toContainText('live:somebody')

  await edit.click()
  await field(page, 'Skype').fill(' ')
  await save(page).click()
  await expect(fact(page, 'Skype')).toHaveText('Not set')
  await page.reload()
  await expect(fact(page, 'Skype')).toHaveText('Not set')
  await expect(fact(page, 'Phone')).toContainText('+380 67 123 45 67')
})

test('an admin gives another role, a technology the company did not know, and a picture', async ({
  page,
}) => {
  const person = await hire()
  const technology = unique('Tech ')
  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await choose(page, 'Roles', 'DevOps')
  await dialog(page).getByRole('combobox', { name: 'Tech stack' }).fill(technology)
  await page.getByRole('option', { name: `Add “${technology}”` }).click()
  await expect(dialog(page).getByText(technology)).toBeVisible()
  await page.keyboard.press('Tab')
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(400, 300) })
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(page.getByText('Developer and DevOps')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tech stack' })).toContainText(technology)
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 512)

  await page.getByRole('button', { name: 'Edit general info' }).click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('the general info refuses names that are not Latin and a last day before the first', async ({
  page,
}) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await field(page, 'First name').fill('Іван')
  await typeDay(field(page, 'Last work day'), '01.01.2020')
  await typeDay(field(page, 'First work day'), '01.02.2021')
  await save(page).click()
  await expect(dialog(page).getByText('First name can only contain Latin letters')).toBeVisible()
  await expect(dialog(page).getByText('The last work day cannot be before the first')).toBeVisible()
  await expect(field(page, 'First name')).toBeFocused()
})

test('an admin edits the personal info: children come, change and go', async ({ page }) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id, 'personal')
  await expect(fact(page, 'Marital status')).toHaveText('Single')

  const edit = () => page.getByRole('button', { name: 'Edit personal info' }).click()
  const child = (number: number) => dialog(page).getByRole('group', { name: `Child ${number}` })
  const addChild = () => dialog(page).getByRole('button', { name: 'Add child' }).click()
  await edit()
  await field(page, 'Home address').fill('5 Sadova Street, Lviv')
  await typeDay(dialog(page).getByRole('textbox', { name: 'Date of birth' }), '12.04.1990')
  await choose(page, 'Marital status', 'Married')
  await addChild()
  await expect(child(1).getByLabel('Name')).toBeFocused()
  await child(1).getByLabel('Name').fill('Anna')
  await typeDay(child(1).getByLabel('Date of birth'), '01.06.2015')
  await addChild()
  await child(2).getByLabel('Name').fill('Bohdan')
  await addChild()
  await save(page).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(fact(page, 'Home address')).toHaveText('5 Sadova Street, Lviv')
  await expect(fact(page, 'Date of birth')).toHaveText('12.04.1990')
  await expect(fact(page, 'Marital status')).toHaveText('Married')
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Anna, born 01.06.2015', 'Bohdan'])

  await edit()
  await child(2).getByLabel('Name').fill('Bohdana')
  await dialog(page).getByRole('button', { name: 'Remove Anna' }).click()
  await save(page).click()
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Bohdana'])
  await page.reload()
  await expect(fact(page, 'Children').getByRole('listitem')).toHaveText(['Bohdana'])
})

test('the general part and its form are accessible, with a picture that is being cut too', async ({
  page,
}) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(400, 300) })
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await expectNoViolations(page)
})

test('the personal part and its form are accessible, with a child that is being added too', async ({
  page,
}) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id, 'personal')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Edit personal info' }).click()
  await dialog(page).getByRole('button', { name: 'Add child' }).click()
  await expectNoViolations(page)
})

test('equipment is handed out, corrected and taken back', async ({ page }) => {
  const person = await hire()
  await signIn(page, 'manager')
  await open(page, person.id, 'inventory')
  await expect(page.getByText('No equipment handed out yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Device' })).toHaveValue('Notebook')
  await dialog(page).getByRole('button', { name: 'Add Item' }).click()
  await expect(dialog(page).getByText('This field is required')).toBeVisible()
  await field(page, 'Name').fill('ThinkPad X1')
  await field(page, 'Serial number').fill('SN-0815')
  await field(page, 'Serial number').press('Enter')
  await expect(page.getByText('Inventory created')).toBeVisible()
  await expect(page.getByText('SN-0815')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Edit ThinkPad X1' }).click()
  await choose(page, 'Device', 'Monitor')
  await field(page, 'Name').fill('Dell U2720')
  await save(page).click()
  await expect(page.getByText('Inventory updated')).toBeVisible()
  await expect(page.getByText('Monitor')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Dell U2720' }).click()
  await expect(dialog(page)).toContainText('Dell U2720')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Inventory deleted')).toBeVisible()
  await expect(page.getByText('No equipment handed out yet.')).toBeVisible()
})

test('deactivating names the open contracts, ends the sessions, and can be taken back', async ({
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
  await expect(active).toBeChecked()

  await active.focus()
  await page.keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(active).not.toBeChecked()
  expect((await theirs.get(`${apiPrefix}/session`)).status()).toBe(401)
  expect((await signInThere()).status()).toBe(401)

  await active.focus()
  await page.keyboard.press('Space')
  await expect(active).toBeChecked()
  await expect.poll(async () => (await signInThere()).status()).toBe(201)
  await theirs.dispose()
})

test('the contract log links to the project and leads to a new contract for the person', async ({ page }) => {
  const { person, project } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const project = await company.addProject(customer.id)
    const person = await company.hire(unique('Logged'))
    await company.addContract(person.id, project.id, '2024-01-08', '2024-03-31')
    return { person, project }
  })
  await signIn(page, 'manager')
  await open(page, person.id, 'contracts')
  await expect(page.getByRole('link', { name: project.name })).toHaveAttribute(
    'href',
    `/projects/${project.id}`,
  )
  for (const text of ['Outstaff', '08.01.2024', '31.03.2024', 'Open']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Add contract' }).click()
  await expect(page).toHaveURL(/\/manage-contracts/)
  await expect(page.getByRole('dialog', { name: 'Create Contract' })).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'User' })).toHaveValue(person.full_name)
})

test('a choice that the server refuses goes back to what it was, with the reason', async ({ page }) => {
  const person = await hire()
  await signIn(page, 'admin')
  await open(page, person.id)
  const availability = page.getByRole('combobox', { name: 'Availability' })
  await expect(availability).toHaveValue('Ready for full-time outstaff')

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
  await availability.click()
  await page.getByRole('option', { name: 'Busy on outsource' }).click()
  await expect(page.getByText(error)).toBeVisible()
  await expect(availability).toHaveValue('Ready for full-time outstaff')

  await page.unroute(`**${apiPrefix}/users/${person.id}`)
  await availability.click()
  await page.getByRole('option', { name: 'Busy on outsource' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await page.reload()
  await expect(availability).toHaveValue('Busy on outsource')
})

test('a manager cannot touch an admin: no buttons, a switch that says why, 403 from the server', async ({
  page,
}) => {
  const { admin } = await inCompany(async (company) => company)
  await signIn(page, 'manager')
  await open(page, admin.id)
  await expect(page.getByRole('heading', { name: admin.full_name, level: 1 })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled()
  await expect(page.getByText('Only an admin can change this person.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Availability' })).toBeDisabled()
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
})

test('nobody changes their own roles or switches themselves off', async ({ page }) => {
  const { admin } = await inCompany(async (company) => company)
  await signIn(page, 'admin')
  await open(page, admin.id)
  await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled()
  await expect(page.getByText('You cannot deactivate yourself.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit general info' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Roles' })).toBeDisabled()
})

test('a manager resets a forgotten password, and the person signs in with the new one', async ({ page }) => {
  const person = await hire()
  await signIn(page, 'manager')
  await open(page, person.id)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await dialog(page).getByLabel('New password').fill('second password')
  await dialog(page).getByLabel('Confirm password').fill('another password')
  await save(page).click()
  await expect(dialog(page).getByText('Passwords do not match')).toBeVisible()
  await dialog(page).getByLabel('Confirm password').fill('second password')
  await save(page).click()
  await expect(page.getByText('Password updated')).toBeVisible()
  await page.context().clearCookies()
  await signInAs(page, person.email, 'second password')
})

test('the tab stands in the address; the general part is beside the tabs, on a phone one of them', async ({
  page,
}) => {
  const person = await hire()
  await signIn(page, 'admin')
  await page.goto(`/users/${person.slug}`)
  const names = ['Personal', 'Contract log', 'Inventory']
  await expect(page.getByRole('tab')).toHaveText(isPhone() ? ['General', ...names] : names)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible()
  await page.getByRole('tab', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(`/users/${person.slug}?tab=inventory`)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible({ visible: !isPhone() })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Inventory' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(`${person.full_name} · Staff portal`)
})

test('an address of nobody says so, and a developer may open no profile', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/users/nobody-at-all')
  await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
  await expectNoViolations(page)
  await page.context().clearCookies()
  await signIn(page, 'developer')
  await page.goto('/users/1')
  await expect(page).toHaveURL('/unauthorized')
})
