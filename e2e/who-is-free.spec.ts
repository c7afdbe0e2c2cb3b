// The Users dashboard answers who is free, and hands out the link of a CV.

import { expect, type Page } from '@playwright/test'
import { technologies } from '@portal/contract/technologies'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { inCompany, unique } from './support/company.ts'
import { readDemoCompany } from './support/demo-company.ts'
import { makeResume } from './support/resumes/made-resumes.ts'
import { take } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { test } from './support/test.ts'
import { expectNothingSideways } from './support/widths.ts'

const isPhone = () => test.info().project.name === 'phone'

const rows = (page: Page) =>
  isPhone()
    ? page.getByRole('main').getByRole('list', { name: 'Available' }).locator('> li')
    : page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })

const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Two developers of one technology, of whom the second has better English and a CV. */
const developers = () =>
  inCompany(async (company) => {
    const name = unique('Tech')
    const technology = await company.create(technologies.create, { technology: { name } })
    const add = async (english_level: 'elementary' | 'advanced') => {
      const person = await company.hire()
      await company.changeUser(person.id, { technology_ids: [technology.id], english_level })
      return person
    }
    const [weak, good] = [await add('elementary'), await add('advanced')]
    return { technology: name, weak, good, resume: await makeResume(good.id, 'Ada') }
  })

test('a manager finds a free developer with good English, and copies the link of the CV in three clicks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { technology, weak, good, resume } = await developers()
  await signIn(page, 'manager')
  await page.goto('/users_list')
  if (isPhone()) await page.getByRole('button', { name: 'Filter' }).click()
  await take(page.getByRole('combobox', { name: 'Technology' }), technology)
  if (!isPhone()) await expect(rowOf(page, weak.full_name)).toBeVisible()
  await take(page.getByRole('combobox', { name: 'English' }), 'Upper Intermediate or better')
  if (isPhone()) {
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Show results (1)' }).click()
  }
  await expect(rows(page)).toHaveCount(1)
  const row = rowOf(page, good.full_name)
  await expect(row).toContainText('Advanced')
  await expect(row).toContainText('Now')
  await row.getByRole('button', { name: `Copy link of CV of ${good.full_name}, Developer` }).click()
  await expect(page.getByText('CV link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(resume.link.url)
  await expectNothingSideways(page, page.viewportSize()?.width ?? 0)
  await expectNoViolations(page)

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test(
  'a manager sees from which day people are free, and sends the sorted list as an address',
  desktop,
  async ({ page }) => {
    const name = unique('Free')
    const { bound, until } = await inCompany(async (company) => {
      const today = await company.today()
      const project = await company.addProject((await company.addCustomer()).id)
      const [bound, until] = [await company.hire(`${name}open`), await company.hire(`${name}ends`)]
      await company.hire(`${name}bench`)
      await company.addContract(bound.id, project.id, today)
      await company.addContract(until.id, project.id, today, addDays(today, 70))
      return { bound, until: { ...until, from: formatDay(addDays(today, 71)) } }
    })
    await signIn(page, 'manager')
    await page.goto('/users_list')
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toUpperCase())
    await expect(page).toHaveURL(/\bsearch=/)
    await expect(rows(page)).toHaveCount(3)
    await expect(rowOf(page, until.full_name)).toContainText(until.from)
    await page.getByRole('button', { name: 'Free from' }).click()
    await page.getByRole('button', { name: 'Free from' }).click()
    await expect(page).toHaveURL(/\bsort=-free_from\b/)
    const order = [until.last_name, `${name}bench`, bound.last_name]
    await expect(rows(page)).toContainText(order)
    await page.reload()
    await expect(rows(page)).toContainText(order)

    const status = page.getByRole('combobox', { name: `Status of Test ${until.last_name}` })
    await take(page.getByRole('combobox', { name: 'Status', exact: true }), 'Ready for full-time outstaff')
    await status.focus()
    await status.selectOption('Busy on outsource')
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: `Status of Test ${name}bench` })).toBeFocused()
  },
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
  await expect(page.getByRole('main').getByRole('link', { name: project.name })).toBeVisible()
  await expect(page.getByRole('main').getByText(person.full_name)).toBeVisible()
  await search.fill('nobody at all')
  await page.getByRole('button', { name: 'Show all managers' }).click()
  await expect(page).toHaveURL('/managers_list')
  await expectNoViolations(page)
})
