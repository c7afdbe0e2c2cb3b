// Projects: adding, changing, deleting, filtering, and what is refused.

import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { choose, entryWith, newEntry, openCreated } from '../support/lists.ts'
import { expectChosen, expectOffer } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const listOf = (name: string) => `/manage-projects?name=${encodeURIComponent(name)}`

async function openForm(page: Page) {
  await page.goto('/manage-projects')
  await page.getByRole('button', { name: 'Add Project' }).click()
  return dialog(page)
}

test('an admin adds a project with a technology that is new', async ({ page }) => {
  const { company, admin } = await inCompany(async (made) => ({
    company: (await made.addCustomer()).company_name,
    admin: made.admin,
  }))
  const project = unique('Portal ')
  const technology = unique('Lang')
  await signIn(page, 'admin')
  const form = await openForm(page)
  await form.getByLabel('Name').fill(project)
  await choose(form, 'Company', company)
  await choose(form, 'Manager', admin.full_name)
  await form.getByRole('combobox', { name: 'Tech stack' }).fill(technology)
  await page.getByRole('option', { name: `Add “${technology}”` }).click()
  await expect(form.getByText(technology, { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await form.getByLabel('Web').check()
  await form.getByLabel('Project URL').fill('client.test/app')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Project created')).toBeVisible()
  for (const text of [project, company, technology]) await expect(newEntry(page)).toContainText(text)
  await openCreated(page).click()
  await expect(page.getByRole('heading', { name: project })).toBeVisible()
})

test('an admin puts a person on a project, who can then log hours for it', async ({ page }) => {
  const { person, project, today } = await inCompany(async (made) => ({
    person: await made.hire(),
    project: await made.addProject((await made.addCustomer()).id),
    today: await made.today(),
  }))
  await signIn(page, 'admin')
  await page.goto(`/projects/${project.id}`)
  await page.getByRole('button', { name: 'Add person' }).click()
  await expectChosen(dialog(page).getByRole('combobox', { name: 'Project' }), project.name)
  await expect(dialog(page).getByLabel('Start date')).toHaveValue(formatDay(today))
  await choose(dialog(page), 'User', person.full_name)
  await choose(dialog(page), 'Status', 'Outstaff')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Contract created')).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/\d+\?tab=contracts$/)
  await expect(newEntry(page)).toContainText(person.full_name)

  await signInAs(page, person.email)
  const mine = await page.request.get(`${apiPrefix}/available_contracts`)
  expect(await mine.json()).toContainEqual(
    expect.objectContaining({ project: project.name, job_status: 'Outstaff' }),
  )
  await page.goto('/create-record')
  await expectOffer(page.getByRole('combobox', { name: 'Project' }), project.name)
})

test('an admin reads at each field of a new project what is missing', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  const form = await openForm(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('This field is required')).toHaveCount(2)
  await expect(form.getByText('Select company')).toBeVisible()
  await expect(form.getByText('Select at least one')).toHaveCount(2)
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectNoViolations(page)
})

test('an admin reads which addresses a project may have, and the text stays', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  const form = await openForm(page)
  await form.getByLabel('Milestones').fill('ftp://files.test/plan')
  await form.getByLabel('Milestones').blur()
  await expect(form.getByText('Enter an http or https address')).toBeVisible()
  await expect(form.getByLabel('Milestones')).toHaveValue('ftp://files.test/plan')
})

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
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(project.name)
  await expect(page).toHaveURL(/[?&]name=/)
  await expect(page.getByRole('heading', { name: 'Projects List 1' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects List 1' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue(project.name)
  await expectChosen(page.getByRole('combobox', { name: 'Company' }), company.company_name)
  await expectNoViolations(page)
})

test('a manager resets the filters of the projects', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto(listOf('Bench'))
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/manage-projects')
})

/** Expects the bin of a project to say why it does nothing. */
async function expectUndeletable(page: Page, name: string, why: string) {
  await page.goto(listOf(name))
  const bin = page.getByRole('button', { name: `Delete ${name}` })
  await expect(bin).toHaveAttribute('aria-disabled', 'true')
  await bin.focus()
  await expect(page.getByRole('tooltip').getByText(why)).toBeVisible()
  await bin.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

test('an admin cannot delete a project with records, and reads why', desktop, async ({ page }) => {
  const { name } = await inCompany(async (company) => {
    const made = await company.addProject((await company.addCustomer()).id)
    const person = await company.hire()
    const today = await company.today()
    await company.addContract(person.id, made.id, addDays(today, -3))
    await company.logHours(person.id, made.id, today)
    return made
  })
  await signIn(page, 'admin')
  await expectUndeletable(page, name, 'Cannot delete. There are records with this project')
})

test('an admin cannot delete Bench, and reads why', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await expectUndeletable(page, 'Bench', 'Cannot delete. There is bench project')
})

test('an admin saves Bench without a company, and cannot rename it', desktop, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(listOf('Bench'))
  await page.getByRole('button', { name: 'Edit Bench' }).click()
  await expect(dialog(page).getByLabel('Name')).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Project edited')).toBeVisible()
})

/** Eleven projects, the last of which is on a page of its own. */
async function addElevenProjects() {
  const prefix = unique('Paged ')
  await inCompany(async ({ addCustomer, addProject }) => {
    const { id } = await addCustomer()
    for (const letter of 'abcdefghijk') await addProject(id, `${prefix} ${letter}`)
  })
  return { first: `${prefix} a`, last: `${prefix} k`, lastPage: `${listOf(prefix)}&page=2` }
}

test('an admin who has changed a project of page 2 is led to page 1', desktop, async ({ page }) => {
  const { first, last, lastPage } = await addElevenProjects()
  await signIn(page, 'admin')
  await page.goto(lastPage)
  await expect(entryWith(page, last).getByRole('cell').first()).toHaveText('11')
  await page.getByRole('button', { name: `Edit ${last}` }).click()
  await dialog(page).getByLabel('Industry').fill('Aviation')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Project edited')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await expect(entryWith(page, first)).toBeVisible()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(entryWith(page, last)).toContainText('Aviation')
})

test(
  'an admin who has deleted the last row of a page is led to the page before',
  desktop,
  async ({ page }) => {
    const { first, last, lastPage } = await addElevenProjects()
    await signIn(page, 'admin')
    await page.goto(lastPage)
    await page.getByRole('button', { name: `Delete ${last}` }).click()
    await expect(dialog(page).getByText('Are you sure?')).toBeVisible()
    await expect(dialog(page)).toContainText(last)
    await expectNoViolations(page)
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Project deleted')).toBeVisible()
    await expect(entryWith(page, first)).toBeVisible()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(page.getByRole('heading', { name: 'Projects List 10' })).toBeVisible()
  },
)

test('a manager loads the projects again after a failure', desktop, async ({ page }) => {
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
})

test('a manager reaches the filter of the projects by the key /', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-projects')
  await expect(page.getByRole('link', { name: 'Bench' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeFocused()
})

test('a manager opens the form of a project by the key n', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/manage-projects')
  await expect(page.getByRole('link', { name: 'Bench' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(dialog(page).getByText('Create Project')).toBeVisible()
})
