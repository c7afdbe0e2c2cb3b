// The search and the sorting of Manage users and of the managers' list.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { readDemoCompany } from '../support/demo-company.ts'
import { unfold } from '../support/lists.ts'
import { test } from '../support/test.ts'

/** Sorts by a column: its header, or the select above the cards of a phone. */
async function sortBy(page: Page, column: string, direction: 'ascending' | 'descending') {
  if (test.info().project.name === 'phone') {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(`${column}, ${direction}`)
  } else {
    await page.getByRole('columnheader').getByRole('button', { name: column }).click()
  }
}

/** Expects the links of the page with one of the names, in that order. */
const expectOrder = (page: Page, names: readonly string[]) =>
  expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^(${names.join('|')})$`) })).toHaveText(
    [...names],
  )

test('a manager searches Manage users by name, and the managers by the people they lead', async ({
  page,
}) => {
  await signIn(page, 'manager')
  const { userId } = await readDemoCompany(page.request)
  const { project, person } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const project = await company.addProject(customer.id, unique('Led '), userId('Yuliia Savchenko'))
    const person = await company.hire(unique('Led'))
    await company.addContract(person.id, project.id, await company.today())
    return { project, person }
  })
  const found = page.getByRole('main').getByRole('link', { name: person.full_name })
  await page.goto('/manage-users')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(person.last_name)
  await expect(found).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('1')

  await page.goto('/managers_list')
  const search = page.getByRole('searchbox', { name: 'Manager, project or developer' })
  await search.fill(person.last_name)
  await expect(page).toHaveURL(/\bsearch=/)
  await unfold(page, 'Yuliia Savchenko')
  await expect(page.getByRole('main').getByRole('link', { name: project.name })).toBeVisible()
  await expect(page.getByRole('main').getByText(person.full_name)).toBeVisible()
  await search.fill('nobody at all')
  await page.getByRole('button', { name: 'Show all managers' }).click()
  await expect(page).toHaveURL('/managers_list')
  await expectNoViolations(page)
})

test('a manager sorts Manage users by name, and the address keeps the order', async ({ page }) => {
  const name = unique('Sorted')
  const people = await inCompany(async (company) => [
    await company.hire(`${name}a`),
    await company.hire(`${name}b`),
  ])
  const names = people.map(({ full_name }) => full_name)
  await signIn(page, 'manager')
  await page.goto(`/manage-users?search=${name}`)
  await sortBy(page, 'Full Name', 'ascending')
  await expect(page).toHaveURL(/\bsort=full_name\b/)
  await expectOrder(page, names)
  await sortBy(page, 'Full Name', 'descending')
  await expect(page).toHaveURL(/\bsort=-full_name\b/)
  await expectOrder(page, names.toReversed())
  await page.reload()
  await expectOrder(page, names.toReversed())
})

test('a manager sorts the managers by name, and the address keeps the order', async ({ page }) => {
  await signIn(page, 'manager')
  const { userId } = await readDemoCompany(page.request)
  const name = unique('Led')
  const names = ['Iryna Bondarenko', 'Yuliia Savchenko']
  await inCompany(async (company) => {
    const customer = await company.addCustomer()
    for (const manager of names) {
      const project = await company.addProject(customer.id, `${name} ${manager}`, userId(manager))
      const person = await company.hire()
      await company.addContract(person.id, project.id, await company.today())
    }
  })
  await page.goto(`/managers_list?search=${name}`)
  await sortBy(page, 'Manager Name', 'ascending')
  await expect(page).toHaveURL(/\bsort=full_name\b/)
  await expectOrder(page, names)
  await sortBy(page, 'Manager Name', 'descending')
  await expect(page).toHaveURL(/\bsort=-full_name\b/)
  await expectOrder(page, names.toReversed())
  await page.reload()
  await expectOrder(page, names.toReversed())
})
