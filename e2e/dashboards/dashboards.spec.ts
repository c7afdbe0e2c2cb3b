import { expect, type Page } from '@playwright/test'
import { formatDay, formatMonth, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { readDemoCompany } from '../support/demo-company.ts'
import { unfold } from '../support/lists.ts'
import { take } from '../support/selects.ts'
import { desktop, isPhone, phone } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole(isPhone() ? 'listitem' : 'row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Developers to show' }).getByText(name, { exact: true })

/** A developer who is first by name and joined today. */
const joinedToday = () =>
  inCompany(async (company) => {
    const user = await company.hire()
    const today = await company.today()
    const first_name = unique('Aaaa')
    await company.changeUser(user.id, { first_name, job_started_on: today })
    return { id: user.id, name: `${first_name} ${user.last_name}`, today }
  })

test(
  'a manager saves who is available, at once, and a refusal restores the status',
  desktop,
  async ({ page }) => {
    const person = await joinedToday()
    await signIn(page, 'manager')
    // The list must be older than the change of the person below.
    await closeLiveChannel(page)
    await page.goto('/')
    await expect(page).toHaveURL('/users_list')
    await expect(page).toHaveTitle('Users List · Staff portal')
    // Who is busy goes to a later page of the whole list.
    await page.goto(`/users_list?search=${person.name}`)
    const row = rowOf(page, person.name)
    const columns = ['Full name', 'Cv link', 'Tech stack', 'Experience', 'English', 'Free from', 'Status']
    await expect(page.getByRole('columnheader')).toHaveText(columns)
    await expect(row).toContainText('0m')
    const status = row.getByRole('combobox', { name: `Status of ${person.name}` })
    await expect(status).toHaveValue('ready_for_full_time_outstaff')
    await status.selectOption('Busy on outsource')
    await expect(page.getByText('User updated successfully')).toBeVisible()
    await page.reload()
    await expect(status).toHaveValue('busy_on_outsource')
    await expectNoViolations(page)

    await inCompany((company) => company.changeUser(person.id, { position: 'Architect' }))
    const refreshed = page.waitForResponse('**/dashboard/users?*')
    await status.selectOption('Busy on full-time outstaff')
    await expect(page.getByText('This user has changed since you opened it')).toBeVisible()
    await expect(status).toHaveValue('busy_on_outsource')
    await refreshed
    await status.selectOption('Busy on full-time outstaff')
    await expect(page.getByText('User updated successfully')).toBeVisible()
    await page.reload()
    await expect(status).toHaveValue('busy_on_full_time_outstaff')
  },
)

test('a manager filters by group, and sees who was hired and who left in a month', async ({ page }) => {
  const person = await joinedToday()
  const { name, today } = person
  await signIn(page, 'manager')
  await page.goto('/users_list?page=2')
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const chooseGroup = async (group: string) => {
    if (isPhone()) await page.getByRole('button', { name: /^Filter/ }).click()
    await take(page.getByRole('combobox', { name: 'Group' }), group)
    if (isPhone()) await page.getByRole('button', { name: /^Show results/ }).click()
  }
  await chooseGroup("QA's")
  await expect(page).toHaveURL(/\/users_list\?sub_role=\d+$/)
  await expect(rowOf(page, 'Marta Chernenko')).toBeVisible()
  await chooseGroup('Developers')
  await expect(rowOf(page, name)).toBeVisible()

  await view(page, 'Hired').click()
  await expect(page).toHaveURL(/\bview=hired\b/)
  await expect(rowOf(page, name)).toContainText(
    isPhone() ? `Hire Date ${formatDay(today)}` : formatDay(today),
  )
  await expect(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  if (!isPhone()) {
    const columns = ['Full name', 'Hire date', 'Location', 'Manager']
    await expect(page.getByRole('columnheader')).toHaveText(columns)
  }
  await expectNoViolations(page)

  await inCompany((company) => company.changeUser(person.id, { job_ended_on: today }))
  await view(page, 'Fired').click()
  await expect(rowOf(page, name)).toContainText(
    isPhone() ? `Release Date ${formatDay(today)}` : formatDay(today),
  )
  await page.goto('/users_list?view=fired&month=1999-01')
  await expect(page.getByText('No users were found on your request')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Show this month' }).click()
  await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(formatMonth(monthOf(today)))
  await expect(rowOf(page, name)).toBeVisible()
})

test('a manager sees the managers with their projects and people', async ({ page }) => {
  await signIn(page, 'manager')
  const { userId, today } = await readDemoCompany(page.request)
  const managerId = userId('Yuliia Savchenko')
  const { project, person } = await inCompany(async (company) => {
    const customer = await company.addCustomer()
    const project = await company.addProject(customer.id, unique('Managed '), managerId)
    const person = await company.hire()
    await company.addContract(person.id, project.id, today)
    return { project, person }
  })
  await page.goto('/users_list')
  const tabs = page.getByRole('navigation', { name: 'Dashboards' })
  await expect(tabs.getByRole('link')).toHaveText(['Users', 'Leaves', 'Managers', 'Away'])
  await tabs.getByRole('link', { name: 'Managers' }).click()
  await expect(page).toHaveTitle('Managers List · Staff portal')
  await expect(tabs.getByRole('link', { name: 'Managers' })).toHaveAttribute('aria-current', 'page')
  await unfold(page, 'Yuliia Savchenko')
  const row = rowOf(page, 'Yuliia Savchenko').first()
  const ofProject = row.getByRole('listitem').filter({ hasText: project.name })
  await expect(ofProject).toHaveText(`${project.name}${person.full_name}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Bench', exact: true })).toHaveCount(0)
  await expect(rowOf(page, 'Maksym Zinchenko')).toHaveCount(0)
  if (!isPhone()) {
    const columns = ['#', 'Manager Name', 'Projects with Developers']
    await expect(page.getByRole('columnheader')).toHaveText(columns)
    // The tabs say where one is.
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0)
  }
  await expectNoViolations(page)
  await row.getByRole('link', { name: project.name }).click()
  await expect(page).toHaveURL(`/projects/${project.id}`)
  await page.goBack()
  await row.getByRole('link', { name: 'Yuliia Savchenko', exact: true }).click()
  await expect(page).toHaveURL(`/users/${managerId}`)
})

test('the top bar of a manager has the dashboards first', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/leaves_list')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link').or(menu.getByRole('button'))).toHaveText([
    'Dashboard',
    'Recruiters',
    'Submit hours',
    'Report',
    'Manage',
    'Requests',
  ])
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-status', 'active')
})

test(
  'the drawer of a phone leads a manager to the dashboards and the new password',
  phone,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/managers_list')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const links = page.getByRole('dialog').getByRole('link')
    await expect(links).toContainText([
      'Dashboard',
      'Vacancies',
      'Candidates',
      'For me',
      'For users',
      'Report',
      'Users',
      'Projects',
      'Customers',
      'Contracts',
      'Categories',
      'Requests',
      'Settings',
      'New password',
      'Logout',
    ])
    await links.filter({ hasText: 'Dashboard' }).click()
    await expect(page).toHaveURL('/users_list')
  },
)
