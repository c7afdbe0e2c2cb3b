// The monthly calendar: one's own, and that of a person for managers.

import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '@portal/domain/days'
import { signIn, signInAs } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { hire, inCompany, unique } from './support/company.ts'
import { employ, logHours, workdayBefore } from './support/hours.ts'
import { expectChosen, take } from './support/selects.ts'
import { desktop, phone } from './support/sizes.ts'
import { closeLiveChannel, holdAnswers } from './support/slow.ts'
import { test } from './support/test.ts'
import { enlargeText, expectNothingSideways } from './support/widths.ts'

const grid = (page: Page) => page.getByRole('table')
const total = (page: Page) => page.getByRole('main').getByRole('status')
/** The cell of a day up to today. */
const cell = (page: Page, day: Day) =>
  grid(page)
    .locator('td')
    .filter({ has: page.locator(`a[data-day="${day}"]`) })
const dayLink = (page: Page, day: Day) => page.locator(`a[data-day="${day}"]`)

/** A person with hours on the last workday of the last month. */
async function employWithHours(page: Page) {
  const { today, user, projects } = await employ(page)
  const month = addMonths(monthOf(today), -1)
  const date = await workdayBefore(page, firstDayOf(monthOf(today)))
  await logHours(page, { projectId: projects.first.id, date, hours: 4, description: 'Weekly report' })
  await logHours(page, { projectId: projects.second.id, date, hours: 2.5, description: '' })
  return { today, user, projects, month, date }
}

test(
  "a developer sees a month's records and what is missing, and opens a day from the keyboard",
  desktop,
  async ({ page }) => {
    const { today, projects, month, date } = await employWithHours(page)
    await page.goto('/my-report')
    await page.getByRole('link', { name: 'Monthly Calendar' }).click()
    await expect(page).toHaveURL('/monthly-report')
    await expect(cell(page, today)).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Report' })).toHaveAttribute('data-status', 'active')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page).toHaveURL(`/monthly-report?month=${month}`)
    await expect(cell(page, date)).toContainText(`${projects.first.name}4.0 hWeekly report`)
    // A record without a description shows its category.
    await expect(cell(page, date)).toContainText(`${projects.second.name}2.5 hDevelopment`)
    await expect(cell(page, date)).toContainText('6.5 h')
    await expect(cell(page, date)).toContainText('1.5 missing')
    await expect(total(page)).toContainText(/^Total hours: 6\.5, \d+\.\d missing$/)
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await expectNoViolations(page)

    // The days are one stop of the Tab key, and the arrow keys move among them.
    await dayLink(page, addDays(date, -7)).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dayLink(page, date)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(dayLink(page, addDays(date, -1))).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('td a[tabindex="0"]')).toHaveAttribute('data-day', date)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/create-record?date=${date}`)
    await expect(page.getByRole('heading', { name: 'Submit hours' })).toBeVisible()
    await page.goBack()
    await expect(cell(page, date)).toContainText('6.5 h')

    // The next month is the last one that can be shown; its days are no links, because no hours can be logged yet.
    await page.getByRole('button', { name: 'This month' }).click()
    await expect(page).toHaveURL('/monthly-report')
    await expect(cell(page, today)).toHaveAttribute('aria-current', 'date')
    await expect(page.getByRole('textbox', { name: 'Month' })).toBeEditable()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page).toHaveURL(`/monthly-report?month=${addMonths(monthOf(today), 1)}`)
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    await expect(grid(page).getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()

    // A step goes on from the month that is shown, also after a button has led back to it.
    const steps = [
      ['This month', '/monthly-report'],
      ['Previous month', `/monthly-report?month=${month}`],
      ['This month', '/monthly-report'],
      ['Next month', `/monthly-report?month=${addMonths(monthOf(today), 1)}`],
    ] as const
    for (const [name, address] of steps) {
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveURL(address)
    }
  },
)

test(
  'a month is one request, another one is fetched when the pointer reaches its arrow, and the shown one stays while it loads',
  desktop,
  async ({ page }) => {
    const { month, date } = await employWithHours(page)
    await closeLiveChannel(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/records')) asked.push(request.url())
    })
    await page.goto(`/monthly-report?month=${month}`)
    await expect(cell(page, date)).toContainText('6.5 h')
    expect(asked).toHaveLength(1)
    const release = await holdAnswers(page)
    const next = page.getByRole('button', { name: 'Next month' })
    await next.hover()
    await expect.poll(() => asked.length).toBe(2)
    await next.click()
    await expect(page).toHaveURL('/monthly-report')
    await expect(grid(page)).toHaveAttribute('aria-busy', 'true')
    await expect(cell(page, date)).toContainText('6.5 h')
    release()
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    await expect(cell(page, date)).toHaveCount(0)
    expect(asked).toHaveLength(2)
  },
)

test(
  'a manager chooses a person and one of their projects, which the browser remembers',
  desktop,
  async ({ page }) => {
    const { today, user, month, date, projects } = await employWithHours(page)
    const other = await hire(unique('Nobody'))
    await signIn(page, 'manager')
    await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
    const tab = page.getByRole('link', { name: 'Monthly Calendar', exact: true })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(`Monthly Calendar of ${user.full_name} · Staff portal`)
    const person = page.getByRole('combobox', { name: 'User' })
    const project = page.getByRole('combobox', { name: 'Project' })
    await expectChosen(person, user.full_name)
    await expect(project).toHaveAttribute('placeholder', 'Available Projects')
    await expect(cell(page, date)).toContainText('1.5 missing')
    await expectNoViolations(page)

    // With a filter by one project, the missing hours of a day are not known.
    await take(project, projects.second.name)
    await expect(page).toHaveURL(
      `/admin-monthly-report/${user.id}?month=${month}&project_id=${projects.second.id}`,
    )
    await expect(total(page)).toHaveText('Total hours: 2.5')
    await expect(cell(page, date)).not.toContainText('Weekly report')
    await expect(grid(page)).not.toContainText('missing')
    await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
    await expect(page).toHaveURL(new RegExp(`project_id=${projects.second.id}$`))
    await expectChosen(project, projects.second.name)

    // Another person begins without a project.
    await take(person, other.full_name)
    await expect(page).toHaveURL(`/admin-monthly-report/${other.id}?month=${month}`)
    await expectChosen(project, '')
    await expect(total(page)).toHaveText('Total hours: 0.0')

    await page.goto(`/admin-monthly-report/${user.id}?month=${month}`)
    await dayLink(page, date).click()
    await expect(page).toHaveURL(`/create-admin-record?date=${date}&user_id=${user.id}`)

    // Months to come cannot be shown, and a person who left still has a calendar.
    await inCompany((company) => company.changeUser(user.id, { active: false }))
    await page.goto(`/admin-monthly-report/${user.id}?month=${addMonths(monthOf(today), 1)}`)
    await expect(page.getByRole('textbox', { name: 'Month' })).toHaveValue(
      monthOf(today).split('-').reverse().join('.'),
    )
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(cell(page, date)).toContainText('6.5 h')
  },
)

test('on a phone dots show the kinds of a day, and the chosen day is listed', phone, async ({ page }) => {
  const { month, date, projects } = await employWithHours(page)
  await page.goto(`/monthly-report?month=${month}`)
  const day = page.locator(`input[type="radio"][value="${date}"]`)
  await expect(day).toHaveAccessibleName(/: 6\.5 h logged, 1\.5 h missing$/)
  await day.locator('xpath=..').tap()
  await expect(day).toBeChecked()
  await expect(page.getByRole('listitem').filter({ hasText: 'Weekly report' })).toContainText(
    projects.first.name,
  )
  await expect(page.getByText('1.5 missing', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Log or edit hours' }).tap()
  await expect(page).toHaveURL(`/create-record?date=${date}`)
  await page.goBack()
  await expect(day).toBeChecked()

  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const { width: room = 0, height = 0 } = (await day.boundingBox()) ?? {}
    expect(Math.min(room, height)).toBeGreaterThanOrEqual(43.9)
    await expectNothingSideways(page, width)
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await enlargeText(page, '200%')
  await expectNothingSideways(page, 390)
})

test(
  'an address without a person, and the calendars of the others, are refused',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    for (const path of ['/admin-monthly-report/2147483647', '/admin-monthly-report/nobody']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
    }
    await page.goto('/monthly-report')
    await expect(page).toHaveURL('/unauthorized')

    const person = await hire()
    await signInAs(page, person.email)
    await page.goto(`/admin-monthly-report/${person.id}`)
    await expect(page).toHaveURL('/unauthorized')
  },
)
