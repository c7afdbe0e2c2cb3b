// Customers: adding, changing, deleting, filtering, and what is refused.

import { expect, type Locator, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { choose, entryWith, newEntry, openCreated, unfold } from '../support/lists.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop, isPhone } from '../support/sizes.ts'
import { closeLiveChannel, holdScripts } from '../support/slow.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const listOf = (name: string) => `/manage-customers?company=${encodeURIComponent(name)}`

/** Presses Delete or Edit: an icon of the row, or a line of the card's menu. */
async function actOn(page: Page, act: 'Delete' | 'Edit', company: string): Promise<Locator> {
  if (!isPhone()) return page.getByRole('button', { name: `${act} ${company}` })
  await unfold(page, company)
  await page.getByRole('button', { name: `Edit or delete ${company}` }).click()
  return page.getByRole('menuitem', { name: act })
}

test('a manager adds a company', async ({ page }) => {
  test.slow()
  const name = unique('Zz company ')
  await signIn(page, 'manager')
  await page.goto('/manage-customers')
  await expect(page).toHaveTitle('Customers · Staff portal')
  await page.getByRole('button', { name: 'Add Customer' }).click()
  const form = dialog(page)
  await expect(form.getByLabel('Company name')).toBeFocused()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(4)
  await form.getByLabel('Company name').fill(name)
  await form.getByLabel('Representative').fill('Ada Byron')
  await form.getByLabel('Title').fill('Owner')
  await form.getByLabel('Email').fill('ada@client')
  await form.getByLabel('Email').blur()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await expectNoViolations(page)
  await form.getByLabel('Email').fill('ada@client.test')
  await form.getByLabel('Email').press('Enter')
  await expect(page.getByText('Customer created')).toBeVisible()

  await expect(newEntry(page)).toContainText(name)
  await unfold(page, name)
  await expect(newEntry(page)).toContainText('ada@client.test')
  await openCreated(page).click()
  await expect(page.getByRole('dialog', { name: 'Edit Customer' })).toBeVisible()
  await expect(form.getByLabel('Company name')).toHaveValue(name)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/manage-customers')
  await expect(newEntry(page)).toContainText(name)
  await expectNoViolations(page)
})

test('a manager gives a company an address', async ({ page }) => {
  const { company_name: name } = await inCompany(({ addCustomer }) => addCustomer())
  await signIn(page, 'manager')
  await page.goto(listOf(name))
  await (await actOn(page, 'Edit', name)).click()
  const form = dialog(page)
  await expect(form.getByLabel('Company name')).toHaveValue(name)
  await form.getByLabel('Address').fill('1 Analytical Street, London')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Customer edited')).toBeVisible()
  await expect(entryWith(page, name)).toContainText('1 Analytical Street, London')
})

test('a manager deletes a company', async ({ page }) => {
  const { company_name: name } = await inCompany(({ addCustomer }) => addCustomer())
  await signIn(page, 'manager')
  await page.goto(listOf(name))
  await (await actOn(page, 'Delete', name)).click()
  const form = dialog(page)
  await expect(form.getByText('Are you sure?')).toBeVisible()
  await expect(form).toContainText(name)
  await form.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Customer deleted')).toBeVisible()
  await expect(page.getByText(`No customer matches Company “${name}”.`)).toBeVisible()
})

/** A company with a project. */
const companyWithProject = () =>
  inCompany(async ({ addCustomer, addProject }) => {
    const company = await addCustomer()
    return { company, project: await addProject(company.id) }
  })

/** The text of the filter, which proposes names of companies and takes those of projects as they are typed. */
const filterText = (page: Page) =>
  page.getByRole('combobox', { name: /contains$/ }).or(page.getByRole('textbox', { name: /contains$/ }))

test('a manager finds a company by a part of its name', desktop, async ({ page }) => {
  const { company } = await companyWithProject()
  await signIn(page, 'manager')
  await page.goto('/manage-customers')
  await filterText(page).fill(company.company_name.slice(0, -3).toUpperCase())
  await expect(page.getByRole('heading', { name: 'List of Companies 1' })).toBeVisible()
  await page.getByRole('option', { name: company.company_name }).click()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('company') === company.company_name)
  await expect(entryWith(page, company.company_name)).toBeVisible()
})

test(
  'a manager finds the company of a project, and the filter is kept over a reload',
  desktop,
  async ({ page }) => {
    const { company, project } = await companyWithProject()
    await signIn(page, 'manager')
    await page.goto(listOf(company.company_name))
    const text = filterText(page)
    await expect(entryWith(page, company.company_name)).toBeVisible()
    await choose(page, 'Filter by', 'Project')
    await expect(page.getByText(`No customer matches Project “${company.company_name}”.`)).toBeVisible()
    await text.fill(project.name)
    await expect(page).toHaveURL(/\?project=/)
    await expect(page.getByRole('link', { name: project.name })).toBeVisible()

    await page.reload()
    await expect(text).toHaveValue(project.name)
    await expect(page.getByRole('heading', { name: 'List of Companies 1' })).toBeVisible()
    await expectNoViolations(page)
  },
)

test('a manager who clears the filter of companies keeps what it searches', desktop, async ({ page }) => {
  const { project } = await companyWithProject()
  await signIn(page, 'manager')
  await page.goto(`/manage-customers?project=${encodeURIComponent(project.name)}`)
  const text = filterText(page)
  await expect(text).toHaveValue(project.name)
  await text.clear()
  await expect(page).toHaveURL('/manage-customers')
  await expectChosen(page.getByRole('combobox', { name: 'Filter by' }), 'Project')
  await text.fill(project.name)
  await expect(page.getByRole('heading', { name: 'List of Companies 1' })).toBeVisible()
})

test(
  'a manager follows a link although its code is late and the typed text is due in the address',
  desktop,
  async ({ page }) => {
    const { project } = await companyWithProject()
    await signIn(page, 'manager')
    await page.goto(`/manage-customers?project=${encodeURIComponent(project.name)}`)
    await expect(page.getByRole('link', { name: project.name })).toBeVisible()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const release = await holdScripts(page)
    await filterText(page).press('x')
    await page.getByRole('link', { name: project.name }).click()
    await page.clock.runFor(1000)
    await page.clock.resume()
    release()
    await expect(page).toHaveURL(`/projects/${project.id}`)
  },
)

test(
  'an admin cannot delete a company whose project has records, and reads why',
  desktop,
  async ({ page }) => {
    const company = await inCompany(async (made) => {
      const customer = await made.addCustomer()
      const project = await made.addProject(customer.id)
      const person = await made.hire()
      const today = await made.today()
      await made.addContract(person.id, project.id, addDays(today, -3))
      await made.logHours(person.id, project.id, today)
      return customer
    })
    await signIn(page, 'admin')
    await page.goto(listOf(company.company_name))
    const act = await actOn(page, 'Delete', company.company_name)
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await act.focus()
    await expect(page.getByText('Cannot delete. There are records with this project')).toBeVisible()
    await act.press('Enter')
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'an admin reads that the project of a deleted company stays, and finds it without a client',
  desktop,
  async ({ page }) => {
    test.slow()
    const { company, project } = await companyWithProject()
    await signIn(page, 'admin')
    await page.goto(listOf(company.company_name))
    await (await actOn(page, 'Delete', company.company_name)).click()
    await expect(dialog(page)).toContainText('Its project stays, without a customer.')
    await expectNoViolations(page)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Customer deleted')).toBeVisible()
    // A dialog takes its entry out of the history before another page is opened.
    await expect(dialog(page)).toBeHidden()
    await page.goto(`/projects/${project.id}?tab=client`)
    await expect(page.getByText('This project has no customer.')).toBeVisible()
  },
)

test('a manager loads the companies again after a failure', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await closeLiveChannel(page)
  const list = `**${apiPrefix}/customers?*`
  await page.route(list, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/manage-customers')
  await expect(page.getByRole('main').getByText('Server error: unable to download Customers')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entryWith(page, 'Atelier Verdi')).toBeVisible()
})

test('a manager reaches the filter of companies by the key /', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-customers')
  await expect(entryWith(page, 'Atelier Verdi')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Filter by' })).toBeFocused()
})

test('a manager opens the form of a company by the key n', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-customers')
  await expect(entryWith(page, 'Atelier Verdi')).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog(page).getByText('Create Customer')).toBeVisible()
})
