// Typing in selects, on a slow device and a slow network.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { technologies } from '@portal/contract/technologies'
import { users } from '@portal/contract/users'
import { signIn } from '../support/accounts.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { entryWith } from '../support/lists.ts'
import { dialog, field, open, save } from '../support/profile.ts'
import { expectChosen, take } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { slow } from '../support/slow.ts'
import { test } from '../support/test.ts'

async function knownTechnologies(page: Page) {
  const answer = await page.request.get(apiPrefix + technologies.list.url)
  return technologies.list.schema.response[200].parse(await answer.json()).map(({ name }) => name)
}

test(
  'Enter chooses the person that typing marked, whoever was chosen before, and does not save',
  desktop,
  async ({ page }) => {
    const first = await hire()
    const second = await hire()
    await signIn(page, 'manager')
    await page.goto('/manage-contracts')
    await slow(page)
    await page.getByRole('button', { name: 'Add Contract' }).click()
    // The first key after the dialog has opened is not lost either.
    await dialog(page).waitFor()
    await page.keyboard.type('zi')
    const person = dialog(page).getByRole('combobox', { name: 'User' })
    await expect(person).toHaveValue('zi')
    await person.fill('')
    await page.keyboard.type(first.last_name)
    await page.keyboard.press('Enter')
    await expectChosen(person, first.full_name)
    await page.keyboard.type(`${second.last_name} ${second.first_name}`)
    await page.keyboard.press('Enter')
    await expectChosen(person, second.full_name)
    await page.keyboard.type('nobody at all')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('This field is required')).toHaveCount(0)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectChosen(person, second.full_name)
    await expect(dialog(page)).toBeVisible()
  },
)

test('Enter chooses the marked option of a filter, and then another one', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-projects')
  await slow(page)
  const stack = page.getByRole('combobox', { name: 'Tech stack' })
  const [first = '', second = ''] = (await knownTechnologies(page)).filter((name) => name.length > 4)
  await take(stack, first)
  await take(stack, second)
  await expect(page).toHaveURL(/technology=\d+/)
})

test(
  'a technology that is missing is added when the form is saved, not before',
  desktop,
  async ({ page }) => {
    const person = await hire()
    const name = unique('Spring ')
    await signIn(page, 'admin')
    await open(page, person.id)
    const edit = () => page.getByRole('button', { name: 'Edit general info' }).click()
    await edit()
    const stack = dialog(page).getByRole('combobox', { name: 'Tech stack' })
    await stack.pressSequentially(name.replace(' ', '   '))
    await stack.press('Enter')
    await expect(dialog(page).getByText(name, { exact: true })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await knownTechnologies(page)).not.toContain(name)

    await slow(page)
    await edit()
    await stack.pressSequentially(name.replace(' ', '   '))
    await stack.press('Enter')
    await expect(dialog(page).getByText(name, { exact: true })).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('list', { name: 'Tech stack' })).toContainText(name)
    expect(await knownTechnologies(page)).toContain(name)
  },
)

test(
  'Enter chooses roles, also before their list is loaded, and does not save the form',
  desktop,
  async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/manage-users')
    await slow(page)
    await page.getByRole('button', { name: 'Add User' }).click()
    const roles = dialog(page).getByRole('combobox', { name: 'Roles' })
    await roles.focus()
    for (const role of ['DevOps', 'QA']) {
      await page.keyboard.type(role)
      await page.keyboard.press('Enter')
      await expect(roles).toHaveValue('')
      await expect(dialog(page).getByText(role, { exact: true })).toBeVisible()
    }
    await page.keyboard.press('Backspace')
    await expect(dialog(page).getByText('QA', { exact: true })).toHaveCount(0)
    await expect(dialog(page).getByText('DevOps', { exact: true })).toBeVisible()
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true')
  },
)

test('namesakes are shown with their e-mail, in a select and in a dialog', desktop, async ({ page }) => {
  const lastName = unique('Namesake')
  const one = await hire(lastName)
  const other = await hire(lastName, `${lastName}.second@demo.test`.toLowerCase())
  await signIn(page, 'manager')
  await page.goto(`/manage-contracts?user_id=${other.id}`)
  const person = page.getByRole('combobox', { name: 'Users' })
  await expectChosen(person, other.full_name)
  await person.fill(`${lastName} ${one.first_name}`)
  await expect(page.getByRole('option', { name: one.email })).toBeVisible()
  await page.getByRole('option', { name: other.email }).click()
  await expectChosen(person, other.full_name)
  await page.getByRole('button', { name: `Delete ${other.full_name} on Bench` }).click()
  await expect(dialog(page)).toContainText(`“${other.full_name} (${other.email}) on Bench”`)
})

/** Makes the first hundred names of people those of strangers, as in a company of more; searches are answered as before. */
async function hideBehindHundred(page: Page) {
  const strangers = Array.from({ length: 100 }, (_, index) => ({
    id: 900_000 + index,
    full_name: `Aaron Stranger${index}`,
    email: `stranger${index}@demo.test`,
    active: true,
    role: 'default',
  }))
  const isFirstPage = (url: URL) =>
    url.pathname === apiPrefix + users.names.url &&
    !url.searchParams.has('name') &&
    !url.searchParams.has('id')
  await page.route(isFirstPage, (route) => route.fulfill({ json: strangers }))
}

test(
  'with more than a hundred people a contract finds and keeps the person that is searched, and shows one who has left',
  desktop,
  async ({ page }) => {
    const { first, second, left, project } = await inCompany(async (company) => {
      const project = await company.addProject((await company.addCustomer()).id)
      const [first, second, left] = [await company.hire(), await company.hire(), await company.hire()]
      for (const { id } of [first, left]) await company.addContract(id, project.id, '2025-03-10')
      await company.changeUser(left.id, { active: false })
      return { first, second, left, project }
    })
    await signIn(page, 'manager')
    await hideBehindHundred(page)
    await page.goto(`/manage-contracts?project_id=${project.id}`)
    const person = dialog(page).getByRole('combobox', { name: 'User' })

    await page.getByRole('button', { name: `Edit ${first.full_name} on ${project.name}` }).click()
    await expectChosen(person, first.full_name)
    await person.click()
    await expect(page.getByRole('option', { name: 'Aaron Stranger0', exact: true })).toBeVisible()
    await expect(page.getByText('There are more. Type to find them.').filter({ visible: true })).toBeVisible()
    await take(person, second.full_name)
    await save(page).click()
    await expect(page.getByText('Contract updated')).toBeVisible()
    await expect(entryWith(page, second.full_name)).toBeVisible()
    await expect(entryWith(page, first.full_name)).toHaveCount(0)
    await page.getByRole('button', { name: `Edit ${second.full_name} on ${project.name}` }).click()
    await expectChosen(person, second.full_name)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `Edit ${left.full_name} on ${project.name}` }).click()
    await expectChosen(person, `${left.full_name} (inactive)`)
    await person.click()
    await expect(page.getByRole('option', { name: `${left.full_name} (inactive)` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectChosen(person, `${left.full_name} (inactive)`)
  },
)
