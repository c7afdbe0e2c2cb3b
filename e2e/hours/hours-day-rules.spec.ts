// What may be logged on a day: days of leave, days without a contract, and closed weeks.

import { expect, type Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, type Day, formatDay, mondayOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { contractAgeDays, employ, logHours } from '../support/hours.ts'
import { takeLeave } from '../support/leave/asked-leave.ts'
import { choose, chooseDay, chosenDay, field, form, rowOf, save, select } from '../support/record-form.ts'
import { expectChosen } from '../support/selects.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const workedLeave = (page: Page) => page.getByText('Hours are logged on a day of approved leave (Vacation).')

/** A developer, signed in, with hours of today, for which leave was approved afterwards. */
async function workOnLeave(page: Page) {
  const { user, today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 2 })
  await takeLeave(user.email, { request_type: 'vacation', vacation_type: 'one_week', start_date: today })
  return { user, today }
}

async function expectWorkedLeaveInCalendar(page: Page, today: Day) {
  if (test.info().project.name === 'phone') {
    const day = page.locator(`input[type="radio"][value="${today}"]`)
    await expect(day).toHaveAccessibleName(/, Hours on leave, Vacation: 2\.0 h logged$/)
    await expect(workedLeave(page)).toBeVisible()
  } else {
    const cell = page.getByRole('cell').filter({ has: page.locator(`a[data-day="${today}"]`) })
    await expect(cell).toContainText('Hours on leaveVacation')
  }
}

test('a developer is told of hours that they logged on a day of approved leave', async ({ page }) => {
  const { today } = await workOnLeave(page)
  await page.goto(`/create-record?date=${today}`)
  await expect(workedLeave(page)).toBeVisible()
  await expect(chosenDay(page)).toHaveAccessibleName(/Hours on leave: 2\.0 h logged$/)
  await expectNoViolations(page)

  await page.goto('/monthly-report')
  await expectWorkedLeaveInCalendar(page, today)
  await expectNoViolations(page)
})

test('a manager is told of hours that a person logged on a day of approved leave', async ({ page }) => {
  const { user, today } = await workOnLeave(page)
  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report/${user.id}`)
  await expectWorkedLeaveInCalendar(page, today)
  await page.goto(`/create-admin-record?date=${today}&user_id=${user.id}`)
  await expect(workedLeave(page)).toBeVisible()
})

test(
  'a developer can neither edit nor delete a day of leave, whose kind is shown',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const query = `${apiPrefix}${records.list.url}?record_type=vacation&limit=1`
    const answer = records.list.schema.response[200].parse(await (await page.request.get(query)).json())
    const [vacation] = answer.paginate_records
    if (!vacation) throw new Error('The demo developer has never been on vacation')
    await page.goto(`/create-record?date=${vacation.date}`)
    await expect(chosenDay(page)).toHaveAccessibleName(/, Vacation/)
    await expect(rowOf(page, 'Vacation')).toBeVisible()
    await expect(rowOf(page, 'Vacation').getByRole('button')).toHaveAccessibleName(/^History of /)
    await expectNoViolations(page)
  },
)

test(
  'a developer is told why a project without a contract on the chosen day is cleared',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await page.goto('/create-record')
    await choose(page, 'Project', projects.third.name)
    const early = addDays(today, -20)
    await chooseDay(page, early)
    await expect(select(page, 'Project')).toHaveAccessibleDescription(
      `There is no contract on ${projects.third.name} on ${formatDay(early)}. Choose another project. A manager can add a contract.`,
    )
    await expectChosen(select(page, 'Project'), '')
    await expect(save(page)).toBeDisabled()
  },
)

test(
  'a developer without a contract on the chosen day is told so, and keeps the typed text',
  desktop,
  async ({ page }) => {
    const { today } = await employ(page)
    await page.goto('/create-record')
    await field(page, 'Description').fill('Written before the day was changed')
    const before = addDays(today, -contractAgeDays - 1)
    await chooseDay(page, before)
    await expect(form(page).getByText(`No project on ${formatDay(before)}`)).toBeVisible()
    await expect(form(page)).toContainText('A manager can add a contract.')
    await expect(chosenDay(page)).toHaveAccessibleName(/: 0\.0 h logged$/)
    await expect(save(page)).toBeDisabled()
    await expect(field(page, 'Description')).toHaveValue('Written before the day was changed')
  },
)

test('a developer can neither edit nor delete hours of a closed week', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  const closed = addDays(mondayOf(today), -1)
  await logHours(page, { projectId: projects.first.id, date: closed, hours: 1, description: 'Last week' })
  await page.goto(`/create-record?date=${closed}`)
  await expect(rowOf(page, 'Last week')).toBeVisible()
  await expect(rowOf(page, 'Last week').getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0)
})

/** The dialog that edits an hour which a developer logged today. */
async function editHourOfToday(page: Page) {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 1, description: 'This week' })
  await page.goto('/create-record')
  await rowOf(page, 'This week')
    .getByRole('button', { name: /^Edit / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Record' })
  await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
  return { today, dialog }
}

test('a developer cannot move hours of this week to a closed one', desktop, async ({ page }) => {
  const { today, dialog } = await editHourOfToday(page)
  await expectNoViolations(page)
  const closed = addDays(mondayOf(today), -1)
  const date = dialog.getByRole('textbox', { name: 'Date' })
  await date.fill(formatDay(closed))
  await date.blur()
  await expect(date).toHaveValue(formatDay(closed))
  await expect(date).toHaveAccessibleDescription(/^Hours can be moved within this week/)
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeDisabled()
  await date.fill(formatDay(today))
  await date.blur()
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeEnabled()
})

test(
  'a developer who cancels the edit of an hour is asked, keeps editing and saves it',
  desktop,
  async ({ page }) => {
    const { dialog } = await editHourOfToday(page)
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Changed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Discard what you typed?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('Record updated')).toBeVisible()
    await expect(rowOf(page, 'Changed')).toBeVisible()
  },
)
