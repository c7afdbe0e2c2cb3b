// A day or a week like the last one.

import { expect, type Page } from '@playwright/test'
import { records, type TimeRecord } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { addDays, type Day, daysBetween, daysInRange, mondayOf } from '@portal/domain/days'
import { formatHours, sumHours } from '@portal/domain/hours/hours'
import { signIn, signInAs } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { employ, holidaysBetween, logHours, recordsOn, todayOf, workdayBefore } from '../support/hours.ts'
import { desktop } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Copy / })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Copy / })

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
}

/** The Monday of a week before this one without a holiday. */
async function weekWithoutHoliday(page: Page, today: Day): Promise<Day> {
  const thisWeek = mondayOf(today)
  const holidays = await holidaysBetween(page, addDays(thisWeek, -56), today)
  const isFree = (monday: Day) => holidays.every(({ date }) => date < monday || date > addDays(monday, 6))
  const weeks = [7, 14, 21, 28, 35].map((days) => addDays(thisWeek, -days))
  const free = weeks.find(isFree)
  if (free === undefined) throw new Error('Every week has a holiday')
  return free
}

/** The worked hours of the demo developer's fullest week of the last ones. */
async function realWeek(page: Page): Promise<TimeRecord[]> {
  await signIn(page, 'developer')
  const monday = mondayOf(await todayOf(page))
  const query = `from=${addDays(monday, -56)}&to=${addDays(monday, -1)}`
  const answer = await page.request.get(`${apiPrefix}${records.calendar.url}?${query}`)
  const calendar = records.calendar.schema.response[200].parse(await answer.json())
  const worked = calendar.records.filter((record) => record.record_type === 'regular')
  const weeks = Map.groupBy(worked, (record) => mondayOf(record.date))
  const [fullest = []] = [...weeks.values()].toSorted((a, b) => b.length - a.length)
  return fullest
}

test('a developer fills a week like the last one by three clicks, and takes it back by one', async ({
  page,
}) => {
  const week = await realWeek(page)
  expect(week.length).toBeGreaterThanOrEqual(5)
  const { today, projects } = await employ(page)
  const monday = await weekWithoutHoliday(page, today)
  const places = [...new Set(week.map((record) => record.project_id))]
  for (const { project_id, hours, date, description } of week) {
    const project = places.indexOf(project_id) === 0 ? projects.first : projects.second
    const offset = daysBetween(mondayOf(date), date)
    await logHours(page, {
      projectId: project.id,
      date: addDays(monday, offset - 7),
      hours,
      description: description || 'Work',
    })
  }
  const sum = formatHours(sumHours(week.map((record) => record.hours)))
  await page.goto(`/create-record?date=${addDays(monday, 7)}`)

  await page.getByRole('button', { name: 'Previous week' }).click()
  await page.getByRole('button', { name: 'Copy the week before' }).click()
  await page.getByRole('button', { name: `Copy ${week.length} records, ${sum} h` }).click()

  await expect(page.getByText(`${week.length} records copied, ${sum} h`)).toBeVisible()
  for (const day of daysInRange(monday, addDays(monday, 4))) {
    const [copied, original] = [await recordsOn(page, day), await recordsOn(page, addDays(day, -7))]
    expect(copied.map((record) => [record.project, record.hours, record.description]).toSorted()).toEqual(
      original.map((record) => [record.project, record.hours, record.description]).toSorted(),
    )
  }
  await undo(page)
  for (const day of daysInRange(monday, addDays(monday, 4))) expect(await recordsOn(page, day)).toEqual([])
})

test('a developer looks at the copy of a day and leaves it, then fills the day by it', async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 5, description: 'Login form' })
  await logHours(page, { projectId: projects.second.id, date, hours: 3, description: 'Review' })
  await page.goto(`/create-record?date=${addDays(date, 1)}`)
  await page.getByRole('button', { name: /^Like / }).click()
  await expect(dialog(page).getByText('Login form')).toBeVisible()
  await expect(confirm(page)).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await recordsOn(page, addDays(date, 1))).toEqual([])

  await page.getByRole('button', { name: /^Like / }).click()
  await confirm(page).click()
  await expect(page.getByText('2 records copied, 8.0 h')).toBeVisible()
  expect(await recordsOn(page, addDays(date, 1))).toMatchObject([{ hours: 3 }, { hours: 5 }])
})

test('a developer fills the empty days of a week that has hours, with a tick less and another description', async ({
  page,
}) => {
  const { today, projects } = await employ(page)
  const monday = await weekWithoutHoliday(page, today)
  for (const offset of [-7, -6, -5]) {
    const description = `Task of ${addDays(monday, offset)}`
    await logHours(page, {
      projectId: projects.first.id,
      date: addDays(monday, offset),
      hours: 8,
      description,
    })
  }
  await logHours(page, {
    projectId: projects.second.id,
    date: monday,
    hours: 2,
    description: 'Logged before',
  })
  await page.goto(`/create-record?date=${monday}`)
  await page.getByRole('button', { name: 'Copy the week before' }).click()
  const ticks = dialog(page).getByRole('checkbox')
  await expect(ticks).toHaveCount(3)
  await expect(ticks.first()).not.toBeChecked()
  await expect(dialog(page)).toContainText('has 2.0 h already')
  await expect(confirm(page)).toHaveText('Copy 2 records, 16.0 h')
  await expectNoViolations(page)
  await ticks.last().click()
  await dialog(page).getByRole('textbox').nth(1).fill('Typed in the copy')
  await confirm(page).click()

  await expect(page.getByText('1 record copied, 8.0 h')).toBeVisible()
  expect(await recordsOn(page, monday)).toMatchObject([{ description: 'Logged before' }])
  expect(await recordsOn(page, addDays(monday, 1))).toMatchObject([
    { description: 'Typed in the copy', hours: 8, project: projects.first.name },
  ])
  expect(await recordsOn(page, addDays(monday, 2))).toEqual([])
  await undo(page)
  expect(await recordsOn(page, addDays(monday, 1))).toEqual([])
})

test('a developer is offered no copy in a week that lacks no hours', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  const monday = await weekWithoutHoliday(page, today)
  for (const offset of [-7, 0, 1, 2, 3, 4])
    await logHours(page, { projectId: projects.first.id, date: addDays(monday, offset), hours: 8 })
  await page.goto(`/create-record?date=${addDays(monday, 4)}`)
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  await expect(page.getByText('40 of 40 h')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Copy|Like) / })).toHaveCount(0)
})

test('a manager fills the week of another person like the last one', desktop, async ({ page }) => {
  const { user, today, projects } = await employ(page)
  const monday = await weekWithoutHoliday(page, today)
  for (const offset of [0, 1])
    await logHours(page, { projectId: projects.first.id, date: addDays(monday, offset - 7), hours: 8 })
  await signIn(page, 'manager')
  await page.goto(`/create-admin-record?user_id=${user.id}&date=${monday}`)
  await page.getByRole('button', { name: 'Copy the week before' }).click()
  await confirm(page).click()
  await expect(page.getByText('2 records copied, 16.0 h')).toBeVisible()
  await signInAs(page, user.email)
  expect(await recordsOn(page, monday)).toMatchObject([{ hours: 8, project: projects.first.name }])
})
