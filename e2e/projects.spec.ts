import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn, signInAs } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { choose, entryWith, newEntry, openCreated } from './support/lists.ts'
import { expectChosen, expectOffer } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const listOf = (name: string) => `/manage-projects?name=${encodeURIComponent(name)}`

test('a person can log hours after a project with a new technology and a contract are added', async ({
  page,
}) => {
  test.slow()
  const { person, company, admin, today } = await inCompany(async (made) => ({
    person: await made.hire(),
    company: (await made.addCustomer()).company_name,
    admin: made.admin,
    today: await made.today(),
  }))
  const project = unique('Portal ')
  const technology = unique('Lang')
  await signIn(page, 'admin')

  await page.goto('/manage-projects')
  await page.getByRole('button', { name: 'Add Project' }).click()
  await dialog(page).getByLabel('Name').fill(project)
  await choose(dialog(page), 'Company', company)
  await choose(dialog(page), 'Manager', admin.full_name)
  const stack = dialog(page).getByRole('combobox', { name: 'Tech stack' })
  await stack.fill(technology)
  await page.getByRole('option', { name: `Add “${technology}”` }).click()
  await expect(dialog(page).getByText(technology, { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await dialog(page).getByLabel('Web').check()
  await dialog(page).getByLabel('Project URL').fill('client.test/app')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Project created')).toBeVisible()

  for (const text of [project, company, technology]) await expect(newEntry(page)).toContainText(text)
  await openCreated(page).click()
  await expect(page.getByRole('heading', { name: project })).toBeVisible()
  await page.getByRole('button', { name: 'Add person' }).click()

  await expectChosen(dialog(page).getByRole('combobox', { name: 'Project' }), project)
  await expect(dialog(page).getByLabel('Start date')).toHaveValue(formatDay(today))
  await choose(dialog(page), 'User', person.full_name)
  await choose(dialog(page), 'Status', 'Outstaff')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Contract created')).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/\d+\?tab=contracts$/)
  await expect(newEntry(page)).toContainText(person.full_name)

  await signInAs(page, person.email)
  const mine = await page.request.get(`${apiPrefix}/available_contracts`)
  expect(await mine.json()).toContainEqual(expect.objectContaining({ project, job_status: 'Outstaff' }))
  await page.goto('/create-record')
  await expectOffer(page.getByRole('combobox', { name: 'Project' }), project)
})

test(
  'an admin reads at each field of a new project what is missing, and the input stays',
  desktop,
  async ({ page }) => {
    test.slow()
    await signIn(page, 'admin')
    await page.goto('/manage-projects')
    await page.getByRole('button', { name: 'Add Project' }).click()
    const form = dialog(page)
    await expect(form.getByLabel('Name')).toBeFocused()
    await expectNoViolations(page)
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(form.getByText('This field is required')).toHaveCount(2)
    await expect(form.getByText('Select company')).toBeVisible()
    await expect(form.getByText('Select at least one')).toHaveCount(2)
    await expect(form.getByLabel('Name')).toBeFocused()
    await expectNoViolations(page)

    const name = unique('Draft ')
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Milestones').fill('ftp://files.test/plan')
    await form.getByLabel('Milestones').blur()
    await expect(form.getByText('Enter an http or https address')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByText('Discard what you typed?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(form.getByLabel('Name')).toHaveValue(name)
    await expect(form.getByLabel('Milestones')).toHaveValue('ftp://files.test/plan')
  },
)

test('a manager filters the projects, and a reload keeps the filters', desktop, async ({ page }) => {
  const { company, project } = await inCompany(async ({ addCustomer, addProject }) => {
    const company = await addCustomer()
    await addProject(company.id)
    return { company, project: await addProject(company.id) }
  })
  await signIn(page, 'manager')
  await page.goto('/manage-projects')
  await choose(page, 'Company', company.company_name)
  await choose(page, 'Web/mobile', 'Web')
  await expect(page).toHaveURL(`/manage-projects?company=${company.id}&application=web`)
  await page.getByRole('searchbox', { name: 'Project' }).fill(project.name)
  await expect(page).toHaveURL(/[?&]name=/)
  await expect(page.getByRole('heading', { name: 'Projects List 1' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects List 1' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Project' })).toHaveValue(project.name)
  await expectChosen(page.getByRole('combobox', { name: 'Company' }), company.company_name)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/manage-projects')
})

test(
  'a project with records, or Bench, cannot be deleted, and the reason is shown',
  desktop,
  async ({ page }) => {
    const project = await inCompany(async (company) => {
      const { id } = await company.addCustomer()
      const made = await company.addProject(id)
      const person = await company.hire()
      const today = await company.today()
      await company.addContract(person.id, made.id, addDays(today, -3))
      await company.logHours(person.id, made.id, today)
      return made
    })
    await signIn(page, 'admin')
    const refusals = [
      [project.name, 'Cannot delete. There are records with this project'],
      ['Bench', 'Cannot delete. There is bench project'],
    ] as const
    for (const [name, refusal] of refusals) {
      await page.goto(listOf(name))
      const trash = page.getByRole('button', { name: `Delete ${name}` })
      await expect(trash).toHaveAttribute('aria-disabled', 'true')
      await trash.focus()
      await expect(page.getByRole('tooltip').getByText(refusal)).toBeVisible()
      await trash.press('Enter')
      await expect(dialog(page)).toBeHidden()
    }
    // Bench cannot be renamed and may have no company.
    await page.getByRole('button', { name: 'Edit Bench' }).click()
    await expect(dialog(page).getByLabel('Name')).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Project edited')).toBeVisible()
  },
)

test(
  'editing leads back to page 1, and deleting the last row of a page to the page before',
  desktop,
  async ({ page }) => {
    test.slow()
    const prefix = unique('Paged ')
    await inCompany(async ({ addCustomer, addProject }) => {
      const { id } = await addCustomer()
      for (const letter of 'abcdefghijk') await addProject(id, `${prefix} ${letter}`)
    })
    const last = `${prefix} k`
    await signIn(page, 'admin')
    await page.goto(`${listOf(prefix)}&page=2`)
    await expect(entryWith(page, last)).toBeVisible()
    await expect(entryWith(page, last).getByRole('cell').first()).toHaveText('11')

    await page.getByRole('button', { name: `Edit ${last}` }).click()
    await dialog(page).getByLabel('Industry').fill('Aviation')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Project edited')).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
    await expect(entryWith(page, `${prefix} a`)).toBeVisible()

    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(entryWith(page, last)).toContainText('Aviation')
    await page.getByRole('button', { name: `Delete ${last}` }).click()
    await expect(dialog(page).getByText('Are you sure?')).toBeVisible()
    await expect(dialog(page)).toContainText(last)
    await expectNoViolations(page)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Project deleted')).toBeVisible()
    await expect(entryWith(page, `${prefix} a`)).toBeVisible()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(page.getByRole('heading', { name: 'Projects List 10' })).toBeVisible()
  },
)

test(
  'a list that cannot be loaded says so; single keys focus the filter and open the form',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await closeLiveChannel(page)
    const list = `**${apiPrefix}/projects?*`
    await page.route(list, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/manage-projects')
    await expect(page.getByRole('main').getByText('Server error: unable to download Projects')).toBeVisible()
    await expectNoViolations(page)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Bench' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Project' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Project' }).blur()
    await page.keyboard.press('n')
    await expect(dialog(page).getByText('Create Project')).toBeVisible()
  },
)
