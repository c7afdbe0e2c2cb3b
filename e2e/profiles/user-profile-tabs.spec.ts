// The tabs of a person's profile: contract log and equipment.

import { expect } from '@playwright/test'
import { formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { hire, inCompany, unique } from '../support/company.ts'
import { newEntry, unfold } from '../support/lists.ts'
import { choose, dialog, field, open, save } from '../support/profile.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

test('the equipment of a person is added, edited and deleted', desktop, async ({ page }) => {
  const person = await hire()
  await signIn(page, 'manager')
  await open(page, person.id, 'inventory')
  await expect(page.getByText('No equipment handed out yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expectChosen(dialog(page).getByRole('combobox', { name: 'Device' }), 'Notebook')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(dialog(page).getByText('This field is required')).toBeVisible()
  await field(page, 'Name').fill('ThinkPad X1')
  await field(page, 'Serial number').fill('SN-0815')
  await field(page, 'Serial number').press('Enter')
  await expect(page.getByText('Inventory created')).toBeVisible()
  await expect(page.getByText('SN-0815')).toBeVisible()
  await expectNoViolations(page)

  await unfold(page, 'ThinkPad X1')
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

test('a serial number that another piece has is told beside its field, and saved all the same', async ({
  page,
}) => {
  const [person, other] = [await hire(), await hire()]
  const serial = unique('SN')
  await inCompany((company) => company.handOut(other, { name: 'MacBook Air', serial_number: serial }))
  await signIn(page, 'manager')
  await open(page, person.id, 'inventory')
  await page.getByRole('button', { name: 'Add Item' }).click()
  await field(page, 'Name').fill('ThinkPad X1')
  await field(page, 'Serial number').fill(` ${serial.toLowerCase()}`)
  await field(page, 'Name').focus()
  const notice = dialog(page).getByRole('status').filter({ hasText: 'This serial number is also on' })
  const link = notice.getByRole('link', { name: `MacBook Air, ${other.full_name}` })
  await expect(link).toHaveAttribute('href', `/users/${other.id}?tab=inventory`)
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Inventory created')).toBeVisible()

  // The piece itself is not named.
  await unfold(page, 'ThinkPad X1')
  await page.getByRole('button', { name: 'Edit ThinkPad X1' }).click()
  await expect(link).toBeVisible()
  await expect(notice.getByRole('link')).toHaveCount(1)
  await field(page, 'Serial number').fill(`${serial}-2`)
  await field(page, 'Name').focus()
  await expect(notice).toBeHidden()
})

test(
  'the contract log links to the project, and contracts are added, edited and ended in it',
  desktop,
  async ({ page }) => {
    const { person, project, other, today } = await inCompany(async (company) => {
      const customer = await company.addCustomer()
      const project = await company.addProject(customer.id)
      const person = await company.hire(unique('Logged'))
      await company.addContract(person.id, project.id, '2024-01-08', '2024-03-31')
      const other = await company.addProject(customer.id)
      return { person, project, other, today: formatDay(await company.today()) }
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
    await page.getByRole('button', { name: 'Add contract' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Contract' })).toBeVisible()
    await expect(dialog(page).getByRole('combobox', { name: 'User' })).toHaveValue(person.full_name)
    await expect(field(page, 'Start date')).toHaveValue(today)
    await choose(page, 'Project', other.name)
    await choose(page, 'Status', 'Inner Project')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Contract created')).toBeVisible()
    await expect(page).toHaveURL(/tab=contracts$/)
    await expect(newEntry(page)).toContainText(other.name)

    const name = `${person.full_name} on ${other.name}`
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await choose(page, 'Status', 'Outstaff')
    await save(page).click()
    await expect(newEntry(page)).toContainText('Outstaff')
    await page.getByRole('button', { name: `End ${name} today` }).click()
    await expect(dialog(page)).toContainText(`“${name}” will end today, on ${today}.`)
    await dialog(page).getByRole('button', { name: 'End today' }).click()
    await expect(newEntry(page)).not.toContainText('Open')
    await expect(page.getByRole('button', { name: `End ${name} today` })).toHaveCount(0)
  },
)

test('a former slug of a person, and one in other letters, lead to the address of now', async ({ page }) => {
  const person = await hire(unique('Former'))
  const last_name = unique('Renamed')
  await inCompany((company) => company.changeUser(person.id, { last_name }))
  await signIn(page, 'admin')
  for (const slug of [person.slug, person.slug.toUpperCase()]) {
    await page.goto(`/users/${slug}?tab=inventory`)
    await expect(page.getByRole('heading', { name: last_name, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(
      new RegExp(`/users/[a-z-]*${last_name.toLowerCase()}[0-9-]*\\?tab=inventory$`),
    )
  }
})

test('the tab of a profile is in the address; the general part is beside the tabs, on a phone one of them', async ({
  page,
}) => {
  const person = await hire()
  await signIn(page, 'admin')
  await page.goto(`/users/${person.slug}`)
  const names = ['Personal', 'Contract log', 'Leaves', 'Requests', 'Inventory', 'CV list', 'History']
  await expect(page.getByRole('tab')).toHaveText(isPhone() ? ['General', ...names] : names)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible()
  await page.getByRole('tab', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(`/users/${person.slug}?tab=inventory`)
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible({ visible: !isPhone() })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Inventory' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(`${person.full_name} · Staff portal`)
})
