// The choice of the day: the week strip, the calendar with its holidays, contracts and closed weeks.

import { expect } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, formatDay, mondayOf, monthOf } from '@portal/domain/days'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import {
  contractAgeDays,
  employ,
  holidaysBetween,
  logHours,
  todayOf,
  workdayBefore,
} from './support/hours.ts'
import { takeLeave } from './support/leave/asked-leave.ts'
import {
  choose,
  chosenDay,
  expectFormFits,
  field,
  form,
  rowOf,
  rows,
  save,
  select,
} from './support/record-form.ts'
import { expectChosen } from './support/selects.ts'
import { desktop } from './support/sizes.ts'
import { slow } from './support/slow.ts'
import { test } from './support/test.ts'

test(
  'the week shows the missing hours of each day, and the arrow keys move through it',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const date = await workdayBefore(page, today)
    await logHours(page, { projectId: projects.first.id, date, hours: 6.5 })
    await page.goto(`/create-record?date=${date}`)
    await expect(chosenDay(page)).toHaveAccessibleName(/: 6\.5 h logged, 1\.5 h missing$/)

    const sunday = addDays(mondayOf(today), -1)
    await page.goto(`/create-record?date=${mondayOf(today)}`)
    await expect(chosenDay(page)).toHaveValue(mondayOf(today))
    await chosenDay(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`/create-record?date=${sunday}`)
    await expect(chosenDay(page)).toHaveValue(sunday)
    await expect(chosenDay(page)).toBeFocused()
    for (const days of [-1, -2]) {
      await page.keyboard.press('ArrowLeft')
      await expect(page).toHaveURL(`/create-record?date=${addDays(sunday, days)}`)
    }
    await page.keyboard.press('ArrowRight')
    await expect(chosenDay(page)).toHaveValue(addDays(sunday, -1))
    await page.getByRole('radio').first().click()
    await expect(page).toHaveURL(`/create-record?date=${mondayOf(sunday)}`)
  },
)

test('hours on a day of approved leave are pointed out to the person and to a manager', async ({ page }) => {
  const { user, today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 2 })
  await takeLeave(user.email, { request_type: 'vacation', vacation_type: 'one_week', start_date: today })
  const notice = page.getByText('Hours are logged on a day of approved leave (Vacation).')
  await page.goto(`/create-record?date=${today}`)
  await expect(notice).toBeVisible()
  await expect(chosenDay(page)).toHaveAccessibleName(/Hours on leave: 2\.0 h logged$/)
  await expectNoViolations(page)

  const isPhone = test.info().project.name === 'phone'
  const expectInCalendar = async () => {
    if (isPhone) {
      const day = page.locator(`input[type="radio"][value="${today}"]`)
      await expect(day).toHaveAccessibleName(/, Hours on leave, Vacation: 2\.0 h logged$/)
      await expect(notice).toBeVisible()
    } else {
      const cell = page.getByRole('cell').filter({ has: page.locator(`a[data-day="${today}"]`) })
      await expect(cell).toContainText('Hours on leaveVacation')
    }
  }
  await page.goto('/monthly-report')
  await expectInCalendar()
  await expectNoViolations(page)

  await signIn(page, 'manager')
  await page.goto(`/admin-monthly-report/${user.id}`)
  await expectInCalendar()
  await page.goto(`/create-admin-record?date=${today}&user_id=${user.id}`)
  await expect(notice).toBeVisible()
})

test(
  'a developer can choose neither a future day nor a date that does not exist',
  desktop,
  async ({ page }) => {
    const { today } = await employ(page)
    await page.goto(`/create-record?date=${addDays(today, 3)}`)
    await expect(chosenDay(page)).toHaveValue(today)
    await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL('/create-record')

    const date = page.getByRole('textbox', { name: 'Date' })
    await expect(date).toBeEditable()
    await date.fill(formatDay(addDays(today, 1)))
    await date.blur()
    await expect(date).toHaveValue(formatDay(addDays(today, 1)))
    await expect(date).toHaveAccessibleDescription('Date cannot be in the future')
    await expect(page).toHaveURL('/create-record')
    await date.fill(formatDay(addDays(today, -2)))
    await date.blur()
    await expect(page).toHaveURL(`/create-record?date=${addDays(today, -2)}`)

    // A date that does not exist prevents saving; a day is chosen when it is completely typed.
    await slow(page)
    await date.fill('30.02.2026')
    await date.press('Enter')
    await expect(date).toHaveAccessibleDescription('There is no such date')
    await expect(save(page)).toBeDisabled()
    const [year = '', month, day] = addDays(today, -1).split('-').map(Number)
    await date.fill('')
    await date.pressSequentially(`${day}.${month}.${String(year).slice(2)}`)
    await date.press('Enter')
    await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
    await expect(date).toHaveValue(formatDay(addDays(today, -1)))
  },
)

test(
  'a holiday is named below the week, marked in the calendar, and expects no hours',
  desktop,
  async ({ page }) => {
    const { today } = await employ(page)
    const holiday = (await holidaysBetween(page, addDays(today, -365), addDays(today, -2))).at(-1)
    if (!holiday) throw new Error('No holiday in a year')
    await page.goto(`/create-record?date=${holiday.date}`)
    await expect(page.getByText(`${holiday.title}, a public holiday`)).toBeVisible()
    await expect(chosenDay(page)).toHaveAccessibleName(new RegExp(`${holiday.title}.*: 0\\.0 h logged$`))
    const date = page.getByRole('textbox', { name: 'Date' })
    await expect(date).toBeEditable()
    await date.press('ArrowDown')
    await expect(page.getByRole('button', { name: new RegExp(`, ${holiday.title}$`) })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible()
    await expectNoViolations(page)

    const next = addDays(holiday.date, 1)
    const neighbour = monthOf(next) === monthOf(holiday.date) ? next : addDays(holiday.date, -1)
    await page.goto(`/create-record?date=${neighbour}`)
    await expect(page.getByText(/^Public holidays in /)).toContainText(holiday.title)
  },
)

test(
  'a project without a contract on the chosen day is cleared, and the form says why',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    await page.goto('/create-record')
    await choose(page, 'Project', projects.third.name)
    await field(page, 'Description').fill('Written before the day was changed')

    const early = addDays(today, -20)
    await page.getByRole('textbox', { name: 'Date' }).fill(formatDay(early))
    await page.getByRole('textbox', { name: 'Date' }).press('Enter')
    await expect(select(page, 'Project')).toHaveAccessibleDescription(
      `There is no contract on ${projects.third.name} on ${formatDay(early)}. Choose another project. A manager can add a contract.`,
    )
    await expectChosen(select(page, 'Project'), '')
    await expect(save(page)).toBeDisabled()

    const before = addDays(today, -contractAgeDays - 1)
    await page.getByRole('textbox', { name: 'Date' }).fill(formatDay(before))
    await page.getByRole('textbox', { name: 'Date' }).press('Enter')
    await expect(form(page).getByText(`No project on ${formatDay(before)}`)).toBeVisible()
    await expect(form(page)).toContainText('A manager can add a contract.')
    await expect(chosenDay(page)).toHaveAccessibleName(/: 0\.0 h logged$/)
    await expect(save(page)).toBeDisabled()
    await expect(field(page, 'Description')).toHaveValue('Written before the day was changed')
  },
)

test(
  'hours of a closed week can be added but not changed, and an edit stays in this week',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const closed = addDays(mondayOf(today), -1)
    await logHours(page, { projectId: projects.first.id, date: closed, hours: 1, description: 'Last week' })
    await logHours(page, { projectId: projects.first.id, date: today, hours: 1, description: 'This week' })
    await page.goto(`/create-record?date=${closed}`)
    await expect(rowOf(page, 'Last week')).toBeVisible()
    await expect(rowOf(page, 'Last week').getByRole('button')).toHaveCount(0)

    await page.goto('/create-record')
    await rowOf(page, 'This week')
      .getByRole('button', { name: /^Edit / })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit Record' })
    await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
    await expectNoViolations(page)
    const date = dialog.getByRole('textbox', { name: 'Date' })
    await date.fill(formatDay(closed))
    await date.blur()
    await expect(date).toHaveValue(formatDay(closed))
    await expect(date).toHaveAccessibleDescription(/^Hours can be moved within this week/)
    await expect(dialog.getByRole('button', { name: 'Edit' })).toBeDisabled()
    await date.fill(formatDay(today))
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Changed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Discard what you typed?')).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText('Record updated')).toBeVisible()
    await expect(rowOf(page, 'Changed')).toBeVisible()
  },
)

test('a leave day shows its kind and has neither edit nor delete', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const query = `${apiPrefix}${records.list.url}?record_type=vacation&limit=1`
  const answer = records.list.schema.response[200].parse(await (await page.request.get(query)).json())
  const [vacation] = answer.paginate_records
  if (!vacation) throw new Error('The demo developer has never been on vacation')
  await page.goto(`/create-record?date=${vacation.date}`)
  await expect(chosenDay(page)).toHaveAccessibleName(/, Vacation/)
  await expect(rowOf(page, 'Vacation')).toBeVisible()
  await expect(rowOf(page, 'Vacation').getByRole('button')).toHaveCount(0)
  await expectNoViolations(page)
})

test('Submit hours is accessible and scrolls nothing sideways, down to 360 px and at 200 % zoom', async ({
  page,
}) => {
  await signIn(page, 'developer')
  const date = await workdayBefore(page, await todayOf(page))
  await page.goto(`/create-record?date=${date}`)
  await expect(rows(page).last()).toBeVisible()
  await expectNoViolations(page)
  await expectFormFits(page)
})
