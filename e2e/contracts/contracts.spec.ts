// Contracts: adding, changing, deleting, and what is refused.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { choose, entryWith, newEntry, openCreated, unfold } from '../support/lists.ts'
import { expectChosen, expectOffer, take } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** A person and a project of the test's own; with `from`, also a contract from that day on. */
const someoneOnAProject = (from?: string, to?: string) =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    if (from) await company.addContract(person.id, project.id, from, to)
    return { person, project, today }
  })

test('a manager adds a contract with dates that are typed', async ({ page }) => {
  test.slow()
  const { person, project } = await someoneOnAProject()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&state=all`)
  await expect(page).toHaveTitle('Contracts · Staff portal')
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
  await unfold(page, project.name)
  await expect(entry).toContainText('10.03.2025')
  await expect(entry).toContainText('31.03.2025')
  await expect(entry).toContainText('Outstaff')
  await openCreated(page).click()
  await expect(form.getByLabel('End date')).toHaveValue('31.03.2025')
})

test('a manager changes the status of a contract and leaves its end open', async ({ page }) => {
  const { person, project } = await someoneOnAProject('2025-03-10', '2025-03-31')
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&state=all`)
  const entry = entryWith(page, project.name)
  await expect(entry).toContainText('31.03.2025')
  await unfold(page, project.name)
  await page.getByRole('button', { name: `Edit ${person.full_name} on ${project.name}` }).click()
  const form = dialog(page)
  await form.getByLabel('End date').fill('')
  await choose(form, 'Status', 'Busy on outsource')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contract updated')).toBeVisible()
  await expect(entry).not.toContainText('31.03.2025')
  await expect(entry).toContainText('Busy on outsource')
})

test('a manager deletes a contract', async ({ page }) => {
  const { person, project } = await someoneOnAProject('2025-03-10', '2025-03-31')
  const name = `${person.full_name} on ${project.name}`
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&state=all`)
  await unfold(page, project.name)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const form = dialog(page)
  await expect(form.getByText('Are you sure?')).toBeVisible()
  await expect(form).toContainText(name)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Contract deleted')).toBeVisible()
  await expect(entryWith(page, project.name)).toBeHidden()
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

/** A person with a record of today on a contract. */
const someoneWithHours = () =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    await company.addContract(person.id, project.id, addDays(today, -30))
    await company.logHours(person.id, project.id, today)
    return { person, project, today, name: `${person.full_name} on ${project.name}` }
  })

test(
  'a change of dates that leaves records outside the contract is refused to a manager',
  desktop,
  async ({ page }) => {
    const { person, project, today, name } = await someoneWithHours()
    await signIn(page, 'manager')
    await page.goto(`/manage-contracts?user_id=${person.id}&project_id=${project.id}`)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const yesterday = formatDay(addDays(today, -1))
    await dialog(page).getByLabel('End date').fill(yesterday)
    await dialog(page).getByLabel('End date').press('Enter')
    await expect(dialog(page).getByText('There are records outside these dates')).toBeVisible()
    await expect(dialog(page).getByLabel('End date')).toHaveValue(yesterday)
  },
)

test('a manager cannot delete a contract with records, and the bin says why', desktop, async ({ page }) => {
  const { person, project, name } = await someoneWithHours()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&project_id=${project.id}`)
  const bin = page.getByRole('button', { name: `Delete ${name}` })
  await expect(bin).toHaveAttribute('aria-disabled', 'true')
  await bin.focus()
  await expect(bin).toHaveAccessibleDescription('Cannot delete. There are records on this contract')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(entryWith(page, project.name)).toBeVisible()
})

test(
  'a manager is offered projects other than Bench and statuses that are not computed',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-contracts')
    await page.getByRole('button', { name: 'Add Contract' }).click()
    const form = dialog(page)
    const project = form.getByRole('combobox', { name: 'Project' })
    await expectOffer(project, 'Harbor Booking')
    await expectOffer(project, 'Bench', false)
    const status = form.getByRole('combobox', { name: 'Status' })
    await expectOffer(status, 'Outstaff')
    await expectOffer(status, 'Free', false)
  },
)

test(
  'a manager opens the form of a contract by the key n, and reads what is missing',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/manage-contracts')
    await expect(page.getByRole('heading', { name: /Contracts list \d+/ })).toBeVisible()
    await page.keyboard.press('n')
    const form = dialog(page)
    await expect(form.getByText('Create Contract')).toBeVisible()
    await take(form.getByRole('combobox', { name: 'Status' }), 'Bench')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByText('This field is required')).toHaveCount(3)
  },
)
