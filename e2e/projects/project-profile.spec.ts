import { expect, type Page } from '@playwright/test'
import { formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany } from '../support/company.ts'
import { entryWith, unfold } from '../support/lists.ts'
import { isPhone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('a manager reads on the page of a project who works there now, until when, and the hours of two months', async ({
  page,
}) => {
  const { project, staying, leaving, today } = await inCompany(async (made) => {
    const project = await made.addProject((await made.addCustomer()).id)
    const [staying, leaving, gone] = [await made.hire(), await made.hire(), await made.hire()]
    const today = await made.today()
    await made.addContract(staying.id, project.id, '2024-01-08')
    await made.addContract(leaving.id, project.id, '2024-01-08', today)
    await made.addContract(gone.id, project.id, '2024-01-08', '2024-02-29')
    await made.logHours(staying.id, project.id, today)
    return { project, staying, leaving, today }
  })
  await signIn(page, 'manager')
  await page.goto(`/projects/${project.id}`)
  await expect(page.getByRole('heading', { name: /^Works here now\s*2$/ })).toBeVisible()
  await expect(entryWith(page, leaving.full_name)).toContainText(formatDay(today))
  await unfold(page, staying.full_name)
  await expect(entryWith(page, staying.full_name)).toContainText('Open')
  await expect(entryWith(page, staying.full_name)).toContainText('1.0')
  await expectNoViolations(page)

  await page.getByRole('link', { name: /: 1\.0 h$/ }).click()
  await expect(page).toHaveURL(new RegExp(`month=${today.slice(0, 7)}.*project_id=`))
  await expect(entryWith(page, staying.full_name)).toContainText('1.0')
})

test('the page of a project shows the client and the people, and marks empty values', async ({ page }) => {
  test.slow()
  const { company, project, person } = await inCompany(async (made) => {
    const company = await made.addCustomer()
    const project = await made.addProject(company.id)
    const person = await made.hire()
    await made.addContract(person.id, project.id, '2024-02-29', '2024-03-31')
    return { company, project, person }
  })
  await signIn(page, 'manager')
  await page.goto(`/projects/${project.id}`)
  await expect(page).toHaveTitle(`${project.name} · Staff portal`)
  await expect(page.getByText('<None>').first()).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('tab', { name: 'Client Info' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(company.full_legal_name)
  await expect(page.getByRole('tabpanel')).toContainText(company.email)
  await page.getByRole('tab', { name: 'Contracts Logs' }).click()
  await expect(page).toHaveURL(/tab=contracts/)
  await page.reload()
  await expect(entryWith(page, person.full_name)).toContainText('29.02.2024')
  await expect(entryWith(page, person.full_name)).toContainText('31.03.2024')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Edit Project Info' }).click()
  await dialog(page).getByLabel('Description').fill('Rockets to the moon')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Project edited')).toBeVisible()
  if (isPhone()) await page.getByRole('tab', { name: 'General' }).click()
  await expect(page.getByText('Rockets to the moon')).toBeVisible()
})
