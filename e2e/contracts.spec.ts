import { expect, type Page } from '@playwright/test'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany } from './support/company.ts'
import { choose, entryWith, newEntry, openCreated } from './support/lists.ts'
import { expectChosen, expectOffer, take } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const isPhone = () => test.info().project.name === 'phone'

/** A person and a project of the test's own; with `from`, also a contract from that day on. */
const someoneOnAProject = (from?: string, to?: string) =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    if (from) await company.addContract(person.id, project.id, from, to)
    return { person, project, today }
  })

test('a manager adds, changes and deletes a contract', async ({ page }) => {
  test.slow()
  const { person, project } = await someoneOnAProject()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&state=all`)
  await expect(page).toHaveTitle('Manage contracts · Staff portal')
  await page.getByRole('button', { name: 'Add Contract' }).click()
  const form = dialog(page)
  await expect(form.getByRole('combobox', { name: 'User' })).toBeFocused()
  await choose(form, 'User', person.full_name)
  await choose(form, 'Project', project.name)
  await choose(form, 'Status', 'Outstaff')
  await form.getByLabel('Start date').pressSequentially('10032025')
  await expect(form.getByLabel('Start date')).toHaveValue('10.03.2025')
  await expect(page.getByRole('button', { name: '10 March 2025' })).toBeHidden()
  await form.getByLabel('Start date').press('ArrowDown')
  await expect(page.getByRole('button', { name: '10 March 2025' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '10 March 2025' })).toBeHidden()
  await expect(form).toBeVisible()
  await form.getByLabel('End date').fill('09.03.2025')
  await form.getByLabel('End date').press('Enter')
  await expect(form.getByText('The end date cannot be earlier than the start date')).toBeVisible()
  await expectNoViolations(page)
  await form.getByLabel('End date').fill('31.03.2025')
  await form.getByLabel('End date').press('Enter')
  await expect(page.getByText('Contract created')).toBeVisible()

  const entry = entryWith(page, project.name)
  await expect(newEntry(page)).toContainText(project.name)
  await expect(entry).toContainText('10.03.2025')
  await expect(entry).toContainText('31.03.2025')
  await expect(entry).toContainText('Outstaff')
  const name = `${person.full_name} on ${project.name}`
  await openCreated(page).click()
  await form.getByLabel('End date').fill('')
  await choose(form, 'Status', 'Busy on outsource')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contract updated')).toBeVisible()
  await expect(entry).not.toContainText('31.03.2025')
  await expect(entry).toContainText('Busy on outsource')

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(form.getByText('Are you sure?')).toBeVisible()
  await expect(form).toContainText(name)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Contract deleted')).toBeVisible()
  await expect(entry).toBeHidden()
})

test(
  'a contract that overlaps another is refused to an admin, and the input stays',
  desktop,
  async ({ page }) => {
    test.slow()
    const { person, project } = await someoneOnAProject('2025-03-01', '2025-03-31')
    await signIn(page, 'admin')
    await page.goto(`/manage-contracts?add=1&user_id=${person.id}&project_id=${project.id}`)
    const form = dialog(page)
    await expect(form.getByRole('combobox', { name: 'User' })).toHaveValue(person.full_name)
    await expectChosen(form.getByRole('combobox', { name: 'Project' }), project.name)
    await expect(page).toHaveURL('/manage-contracts')
    await choose(form, 'Status', 'Inner Project')
    await form.getByLabel('Start date').fill('31.03.2025')
    await form.getByLabel('Start date').press('Enter')
    await expect(form.getByText('Contract already exists')).toBeVisible()
    await expect(page.getByText('Contract already exists')).toHaveCount(2)
    await expect(form.getByRole('combobox', { name: 'User' })).toHaveValue(person.full_name)
    await expectChosen(form.getByRole('combobox', { name: 'Status' }), 'Inner Project')
    await expect(form.getByLabel('Start date')).toHaveValue('31.03.2025')
    await expectNoViolations(page)
    await form.getByLabel('Start date').fill('01.04.2025')
    await form.getByLabel('Start date').press('Enter')
    await expect(page.getByText('Contract created')).toBeVisible()
    await expect(page.getByText('Contract already exists')).toBeHidden()
    await page.reload()
    await expect(form).toBeHidden()
  },
)

test('a change of dates that leaves records outside the contract is refused', desktop, async ({ page }) => {
  const { person, project, today } = await inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    await company.addContract(person.id, project.id, addDays(today, -30))
    await company.logHours(person.id, project.id, today)
    return { person, project, today }
  })
  const name = `${person.full_name} on ${project.name}`
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&project_id=${project.id}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const yesterday = formatDay(addDays(today, -1))
  await dialog(page).getByLabel('End date').fill(yesterday)
  await dialog(page).getByLabel('End date').press('Enter')
  await expect(dialog(page).getByText('There are records outside these dates')).toBeVisible()
  await expect(dialog(page).getByLabel('End date')).toHaveValue(yesterday)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  const bin = page.getByRole('button', { name: `Delete ${name}` })
  await expect(bin).toHaveAttribute('aria-disabled', 'true')
  await bin.focus()
  await expect(bin).toHaveAccessibleDescription('Cannot delete. There are records on this contract')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(entryWith(page, project.name)).toBeVisible()
})

test(
  'the key n opens the form, which offers projects other than Bench and statuses that are not computed',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-contracts')
    await expect(page.getByRole('heading', { name: /Contracts list \d+/ })).toBeVisible()
    await page.keyboard.press('n')
    const form = dialog(page)
    await expect(form.getByText('Create Contract')).toBeVisible()
    const project = form.getByRole('combobox', { name: 'Project' })
    await expectOffer(project, 'Harbor Booking')
    await expectOffer(project, 'Bench', false)
    const status = form.getByRole('combobox', { name: 'Status' })
    await expectOffer(status, 'Outstaff')
    await expectOffer(status, 'Free', false)
    await take(status, 'Bench')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByText('This field is required')).toHaveCount(3)
  },
)

test('a manager filters the contracts, and a reload keeps the filters', async ({ page }) => {
  const { person, project } = await someoneOnAProject('2025-03-01')
  await signIn(page, 'manager')
  await page.goto('/manage-contracts')
  if (isPhone()) await page.getByRole('button', { name: 'Filter' }).click()
  await choose(page, 'Users', person.full_name)
  await choose(page, 'Project', project.name)
  await choose(page, 'Status', 'Outstaff')
  if (isPhone()) await page.getByRole('button', { name: 'Show results (1)' }).click()
  await expect(page.getByRole('heading', { name: 'Contracts list 1' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`user_id=${person.id}&project_id=${project.id}&status_id=\\d+$`))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Contracts list 1' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: person.full_name }).click()
  await expect(page).toHaveURL(/\/users\//)
  await page.goBack()
  await page.getByRole('link', { name: project.name }).click()
  await expect(page).toHaveURL(`/projects/${project.id}`)
})

test('the list begins with current contracts; ended ones are grey, open ends and inactive people are marked', async ({
  page,
}) => {
  const { person, project, older } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const [project, older] = [await company.addProject(customer.id), await company.addProject(customer.id)]
    const person = await company.hire()
    await company.addContract(person.id, project.id, '2025-03-01')
    await company.addContract(person.id, older.id, '2025-01-01', '2025-01-31')
    await company.changeUser(person.id, { active: false })
    return { person, project, older }
  })
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}`)
  await expect(page.getByRole('heading', { name: 'Contracts list 2' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Current' })).toBeChecked()
  await expect(entryWith(page, project.name)).toContainText('Open')
  await expect(entryWith(page, project.name)).toContainText('Inactive')
  await expect(entryWith(page, older.name)).toHaveCount(0)
  // Full-time work at a client is marked, also in words.
  const markOf = (text: string) =>
    entryWith(page, text).evaluate((entry) => getComputedStyle(entry).boxShadow)
  await expect(entryWith(page, project.name)).toContainText('Outstaff')
  expect(await markOf(project.name)).not.toBe(await markOf('Bench'))
  if (!isPhone()) expect(await markOf('Bench')).toBe('none')

  if (isPhone()) await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'Hide Bench' }).click()
  if (isPhone()) await page.getByRole('button', { name: 'Show results (1)' }).click()
  await expect(page.getByRole('heading', { name: 'Contracts list 1' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]bench=false/)

  await page.getByText('Ended', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]state=ended/)
  await expect(entryWith(page, project.name)).toHaveCount(0)
  const colourOf = (text: string) => entryWith(page, text).evaluate((entry) => getComputedStyle(entry).color)
  const grey = await colourOf(older.name)
  await page.getByText('All', { exact: true }).click()
  await expect(entryWith(page, project.name)).toBeVisible()
  expect(await colourOf(project.name)).not.toBe(grey)
  expect(await colourOf(older.name)).toBe(grey)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expectNoViolations(page)
})

test(
  'a manager pages through the contracts, whose rows are numbered through the pages',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-contracts')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/manage-contracts?page=2')
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('26')
    await page.goto('/manage-contracts?page=9999')
    await expect(page).not.toHaveURL(/9999/)
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  },
)
