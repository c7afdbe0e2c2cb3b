// The list of contracts: its filters, its marks and its pages.

import { expect } from '@playwright/test'
import { addDays } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { choose, entryWith, unfold } from '../support/lists.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

/** A person of the test's own on a project since March 2025. */
const someoneOnAProject = () =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    await company.addContract(person.id, project.id, '2025-03-01')
    return { person, project }
  })

test('a manager filters the contracts, and a reload keeps the filters', async ({ page }) => {
  const { person, project } = await someoneOnAProject()
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
})

test('the row of a contract leads a manager to the person and to the project', async ({ page }) => {
  const { person, project } = await someoneOnAProject()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}&project_id=${project.id}`)
  await page.getByRole('link', { name: person.full_name }).click()
  await expect(page).toHaveURL(/\/users\//)
  await page.goBack()
  await unfold(page, person.full_name)
  await page.getByRole('link', { name: project.name }).click()
  await expect(page).toHaveURL(`/projects/${project.id}`)
})

/** An inactive person with an open contract, an ended one and the Bench that the portal adds. */
const someoneWhoLeft = () =>
  inCompany(async (company) => {
    const customer = await company.addCustomer()
    const [project, older] = [await company.addProject(customer.id), await company.addProject(customer.id)]
    const person = await company.hire()
    await company.addContract(person.id, project.id, '2025-03-01')
    await company.addContract(person.id, older.id, '2025-01-01', '2025-01-31')
    await company.changeUser(person.id, { active: false })
    return { person, project, older }
  })

test('a manager sees the contracts that have not ended first, with marks for open ends, inactive people and outstaff', async ({
  page,
}) => {
  const { person, project, older } = await someoneWhoLeft()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}`)
  await expect(page.getByRole('heading', { name: 'Contracts list 2' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Not ended' })).toBeChecked()
  await unfold(page, project.name)
  await expect(entryWith(page, project.name)).toContainText('Open')
  await expect(entryWith(page, project.name)).toContainText('Inactive')
  await expect(entryWith(page, older.name)).toHaveCount(0)
  // Full-time work at a client is tinted, which the legend says; the status says it in words, too.
  const markOf = (text: string) =>
    entryWith(page, text).evaluate((entry) => getComputedStyle(entry).backgroundImage)
  await expect(entryWith(page, project.name)).toContainText('Outstaff')
  expect(await markOf(project.name)).not.toBe(await markOf('Bench'))
  expect(await markOf('Bench')).toBe('none')
  await expect(page.getByText('Tinted rows: full-time work for a customer')).toBeVisible()
  await expectNoViolations(page)
})

test('a manager sees a contract that begins later at once, and those alone by the filter', async ({
  page,
}) => {
  const { person, project, later } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const [project, later] = [await company.addProject(customer.id), await company.addProject(customer.id)]
    const person = await company.hire()
    await company.addContract(person.id, project.id, '2025-03-01')
    await company.addContract(person.id, later.id, addDays(await company.today(), 10))
    return { person, project, later }
  })
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}`)
  await unfold(page, later.name)
  await expect(entryWith(page, later.name)).toContainText('Upcoming')
  await expect(entryWith(page, project.name)).not.toContainText('Upcoming')
  await page.getByRole('main').getByRole('search').getByText('Upcoming', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]state=upcoming/)
  await expect(entryWith(page, project.name)).toHaveCount(0)
  await expect(entryWith(page, later.name)).toBeVisible()
  await page.getByText('Current', { exact: true }).click()
  await expect(entryWith(page, later.name)).toHaveCount(0)
  await expect(entryWith(page, project.name)).toBeVisible()
  await expectNoViolations(page)
})

test('a manager hides the contracts of Bench', async ({ page }) => {
  const { person } = await someoneWhoLeft()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}`)
  await expect(page.getByRole('heading', { name: 'Contracts list 2' })).toBeVisible()
  if (isPhone()) await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'Hide Bench' }).click()
  if (isPhone()) await page.getByRole('button', { name: 'Show results (1)' }).click()
  await expect(page.getByRole('heading', { name: 'Contracts list 1' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]bench=false/)
  await expect(entryWith(page, 'Bench')).toHaveCount(0)
})

test('a manager shows ended contracts, which are grey among all, and a reload keeps the choice', async ({
  page,
}) => {
  const { person, project, older } = await someoneWhoLeft()
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${person.id}`)
  await page.getByText('Ended', { exact: true }).click()
  await expect(page).toHaveURL(/[?&]state=ended/)
  await expect(entryWith(page, older.name)).toBeVisible()
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
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/manage-contracts?page=2')
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('26')
  },
)

test('a manager who opens a page of contracts past the end sees the last one', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-contracts?page=9999')
  await expect(page).not.toHaveURL(/9999/)
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
})
