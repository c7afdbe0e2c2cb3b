// The list of Manage users: its rows, filters and pages.

import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { unfold } from '../support/lists.ts'
import { take } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

async function filterBy(page: Page, filter: string, choice: string) {
  await take(page.getByRole('combobox', { name: filter, exact: true }), choice)
}

/** The row or card of a person. */
const rowOf = (page: Page, fullName: string) =>
  page
    .getByRole(test.info().project.name === 'phone' ? 'listitem' : 'row')
    .filter({ has: page.getByRole('link', { name: fullName, exact: true }) })
    .first()

test('a manager reads that a manager without a project is on Bench', desktop, async ({ page }) => {
  const { admin } = await inCompany(async (company) => company)
  await signIn(page, 'manager')
  await page.goto(`/manage-users?user_id=${admin.id}`)
  await expect(rowOf(page, admin.full_name)).toContainText('bench manager')
})

test('a manager sees the users numbered on through the pages', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/manage-users?page=2')
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('26')
})

test('a manager reads the contracts of a person line by line, outstaff in words as well as colour', async ({
  page,
}) => {
  const { person, project, older } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const [project, older] = [await company.addProject(customer.id), await company.addProject(customer.id)]
    const person = await company.hire(unique('Lines'))
    await company.addContract(person.id, project.id, '2024-01-08')
    await company.addContract(person.id, older.id, '2023-01-09')
    return { person, project, older }
  })
  await signIn(page, 'manager')
  await page.goto(`/manage-users?user_id=${person.id}`)
  const row = rowOf(page, person.full_name)
  await unfold(page, person.full_name)
  for (const text of [project.name, older.name, 'Outstaff']) await expect(row).toContainText(text)
  // Bench is hidden beside other work.
  await expect(row).not.toContainText('Bench')
  await expect(row).not.toContainText('Free')
  await expect(row.getByRole('link', { name: project.manager ?? '' }).first()).toBeVisible()
  await expectNoViolations(page)
})

test(
  'a manager finds the filters that the state of a navigation names, and they are in the address',
  desktop,
  async ({ page }) => {
    const { person, project, managerId } = await inCompany(async (company) => {
      const customer = await company.addCustomer()
      const project = await company.addProject(customer.id)
      const person = await company.hire(unique('State'))
      await company.addContract(person.id, project.id, '2024-01-08')
      return { person, project, managerId: company.admin.id }
    })
    await signIn(page, 'manager')
    await page.goto('/requests')
    await page.evaluate(
      (state) => {
        window.history.pushState(state, '', '/manage-users')
        window.dispatchEvent(new PopStateEvent('popstate', { state }))
      },
      { managerId, projectId: project.id },
    )
    await expect(page).toHaveURL(
      new RegExp(
        `manager_id=${managerId}.*project_id=${project.id}|project_id=${project.id}.*manager_id=${managerId}`,
      ),
    )
    await expect(rowOf(page, person.full_name)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1')
  },
)

test(
  'an admin filters the users of a link further, and a reload keeps the filters',
  desktop,
  async ({ page }) => {
    const { person, project, managerId } = await inCompany(async (company) => {
      const customer = await company.addCustomer()
      const project = await company.addProject(customer.id)
      const person = await company.hire(unique('Filtered'))
      await company.addContract(person.id, project.id, '2024-01-08')
      return { person, project, managerId: company.admin.id }
    })
    await signIn(page, 'admin')
    await page.goto(`/manage-users?manager_id=${managerId}&project_id=${project.id}`)
    const count = page.getByRole('heading', { level: 1 })
    await expect(count).toContainText('1')
    await expect(rowOf(page, person.full_name)).toBeVisible()
    await filterBy(page, 'Status', 'Outstaff')
    await expect(page).toHaveURL(/status_id=\d+/)
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`manager_id=${managerId}.*project_id=${project.id}.*status_id=`))
    await expect(rowOf(page, person.full_name)).toBeVisible()
  },
)

test(
  'an admin reads that nobody matches the filters, and shows all active users again',
  desktop,
  async ({ page }) => {
    const person = await hire(unique('Active'))
    await signIn(page, 'admin')
    await page.goto(`/manage-users?user_id=${person.id}`)
    await expect(rowOf(page, person.full_name)).toBeVisible()
    await filterBy(page, 'Account', 'Inactive')
    await expect(page).toHaveURL(/active=false/)
    await expect(page.getByText('Nobody matches these filters.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Show all active users' }).click()
    await expect(page).toHaveURL('/manage-users')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
)

test('an admin finds who has a second factor and who has none', desktop, async ({ page }) => {
  const person = await hire(unique('Factorless'))
  await signIn(page, 'admin')
  // Of the demo company Viktor has codes and a passkey.
  await page.goto('/manage-users?search=Viktor+Rudenko')
  await expect(rowOf(page, 'Viktor Rudenko')).toContainText('Set up')
  await filterBy(page, 'Second factor', 'None')
  await expect(page).toHaveURL(/has_second_factor=false/)
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible()
  await page.goto(`/manage-users?user_id=${person.id}`)
  await expect(rowOf(page, person.full_name)).toContainText('None')
  await filterBy(page, 'Second factor', 'None')
  await expect(rowOf(page, person.full_name)).toContainText('None')
  await expectNoViolations(page)
})
