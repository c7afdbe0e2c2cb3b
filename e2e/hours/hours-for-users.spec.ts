// Managers log hours for other users.

import { expect, type Page } from '@playwright/test'
import { addDays, mondayOf } from '@portal/domain/days'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { inCompany, unique } from '../support/company.ts'
import { employ, logHours, recordsOn, workdayBefore } from '../support/hours.ts'
import { choose, expectFormFits, form, rowOf, save } from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const user = (page: Page) => page.getByRole('combobox', { name: 'User' })

test('a manager logs a day for another person, who then sees it', async ({ page }) => {
  const { user: person, today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?date=${date}`)
  await expect(page).toHaveTitle('Submit hours for users · Staff portal')
  await expect(user(page)).toBeFocused()
  await expect(form(page)).toContainText('Choose a person first')
  await expect(save(page)).toBeDisabled()

  await page.keyboard.type(person.last_name)
  await expect(page.getByRole('option', { name: person.full_name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]user_id=${person.id}(&|$)`))
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
  await page.keyboard.type('Forgotten by somebody')
  await choose(page, 'Project', projects.second.name)
  await choose(page, 'Category', 'Development')
  await save(page).click()
  await expect(page.getByText('Record created')).toBeVisible()
  await expect(rowOf(page, 'Forgotten by somebody')).toContainText(person.full_name)
  const project = rowOf(page, 'Forgotten by somebody').getByRole('link', { name: projects.second.name })
  await expect(project).toHaveAttribute('href', `/projects/${projects.second.id}`)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/: 8\.0 h logged$/)
  await expectNoViolations(page)

  await page.reload()
  await expect(user(page)).toHaveValue(person.full_name)
  await signInAs(page, person.email)
  expect(await recordsOn(page, date)).toMatchObject([{ description: 'Forgotten by somebody', hours: 8 }])
})

test('a manager edits and deletes a record of a closed week', desktop, async ({ page }) => {
  const { user: person, today, projects } = await employ(page)
  let date = today
  for (let days = 0; days < 6; days += 1) date = await workdayBefore(page, date)
  await logHours(page, { projectId: projects.first.id, date, hours: 3, description: 'Long ago' })
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?user_id=${person.id}&date=${date}`)
  await rowOf(page, 'Long ago')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await dialog.getByRole('textbox', { name: 'Hours' }).fill('4.25')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('Record updated')).toBeVisible()
  await expect(rowOf(page, 'Long ago')).toContainText('4.25')

  await rowOf(page, 'Long ago')
    .getByRole('button', { name: /^Delete / })
    .click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Record deleted')).toBeVisible()
  await expect(rowOf(page, 'Long ago')).toHaveCount(0)
})

test(
  'until a person is chosen the records of everyone are listed, page by page',
  desktop,
  async ({ page }) => {
    const { user: person, today, projects } = await employ(page)
    // The list is sorted by name: nobody else comes after this one.
    await inCompany(({ changeUser }) => changeUser(person.id, { first_name: 'Zz' }))
    const date = await workdayBefore(page, today)
    const description = unique('Logged in between ')
    await logHours(page, { projectId: projects.first.id, date, hours: 1, description })
    await signIn(page, 'admin')
    await page.goto(`/create-admin-record?date=${date}`)
    await expect(page.getByRole('heading', { name: "Everyone's records" })).toBeVisible()
    const entry = rowOf(page, description)
    await expect(page.getByRole('columnheader')).toHaveText([
      'User',
      'Project',
      'Category',
      'Description',
      'Date',
      'Hours',
      'Actions',
    ])
    await expect(entry).toHaveCount(0)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d+$/ })
    // Hours that other journeys log meanwhile may need another page.
    await expect(async () => {
      await pages.last().click()
      await expect(entry).toBeVisible({ timeout: 2000 })
    }).toPass()
    const heading = page.getByText(`Zz ${person.last_name}`, { exact: true }).filter({ visible: true })
    await expect(heading).toHaveCount(1)
    // Records of several people have buttons of different names.
    const remove = entry.getByRole('button', { name: new RegExp(`^Delete .+, of Zz ${person.last_name}$`) })
    await expect(remove).toBeVisible()
  },
)

test(
  'a manager who chooses another person is offered their projects and keeps what was typed',
  desktop,
  async ({ page }) => {
    const { user: first, projects } = await employ(page)
    const { user: second } = await employ(page)
    await signIn(page, 'manager')
    await page.goto(`/create-admin-record?user_id=${first.id}`)
    await choose(page, 'Project', projects.third.name)
    await page.getByRole('textbox', { name: 'Description' }).fill('The same for both')
    await user(page).fill(second.last_name)
    await page.getByRole('option', { name: second.full_name }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]user_id=${second.id}(&|$)`))
    await expectChosen(form(page).getByRole('combobox', { name: 'Project' }), '')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('The same for both')
  },
)

test('the hours of everyone are accessible and scroll nothing sideways, down to 360 px', async ({ page }) => {
  const { today, projects } = await employ(page)
  // Few people work on a Sunday, so the list stays short.
  const sunday = addDays(mondayOf(today), -1)
  const description = `Wide ${'unbroken'.repeat(20)}`
  await logHours(page, { projectId: projects.first.id, date: sunday, hours: 1, description })
  await signIn(page, 'admin')
  await page.goto(`/create-admin-record?date=${sunday}`)
  await expect(rowOf(page, description).first()).toBeVisible()
  await expectNoViolations(page)
  await expectFormFits(page)
})
