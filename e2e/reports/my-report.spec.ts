// The report of one's own hours of a month.

import { expect, type Page } from '@playwright/test'
import { addMonths, formatDay, formatMonth, lastDayOf, monthOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { employ, logHours } from '../support/hours.ts'
import { expectChosen, take } from '../support/selects.ts'
import { desktop, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'

const month = (page: Page) => page.getByRole('textbox', { name: 'Month', exact: true })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous month' })
const next = (page: Page) => page.getByRole('button', { name: 'Next month' })
const heading = (page: Page) => page.getByRole('heading', { name: /^Monthly Report/ })
const months = (page: Page) => page.getByRole('dialog', { name: 'Choose a month' })
const daySlider = (page: Page) => page.getByRole('slider', { name: 'Hours per day: day' })
const rows = (page: Page) => page.getByRole('region', { name: 'Monthly Report' }).getByRole('row')
/** The field answers typing once its code has replaced the stand-in. */
const editableMonth = async (page: Page) => {
  await expect(month(page)).toBeEditable()
  return month(page)
}

/** A new person with 11 records today and 1 on the last day of the month before. */
async function personWithHours(page: Page) {
  const { user, today, projects } = await employ(page)
  const lastMonth = addMonths(monthOf(today), -1)
  for (const hours of [1, 1, 1, 1, 1, 0.5])
    await logHours(page, { projectId: projects.first.id, date: today, hours })
  for (const hours of [2, 2, 2, 2, 0.25])
    await logHours(page, { projectId: projects.second.id, date: today, hours })
  await logHours(page, { projectId: projects.first.id, date: lastDayOf(lastMonth), hours: 8 })
  return { user, today, projects, lastMonth, thisMonth: monthOf(today) }
}

/** A new person with a record of an hour today, and the months of which they can see a report. */
async function personWithAnHour(page: Page) {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 1 })
  const thisMonth = monthOf(today)
  return { thisMonth, lastMonth: addMonths(thisMonth, -1), nextMonth: addMonths(thisMonth, 1) }
}

test('a developer goes from the hours of a day to the report of the month', desktop, async ({ page }) => {
  const { today, projects, thisMonth } = await personWithHours(page)
  await page.goto('/create-record')
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page).toHaveURL('/my-report')
  await expect(page).toHaveTitle('My report · Staff portal')
  await expect(heading(page)).toHaveText('Monthly Report11')
  await expect(page.getByText('Total hours: 13.75')).toBeVisible()
  await expect(month(page)).toHaveValue(formatMonth(thisMonth))
  await expect(page.getByRole('region', { name: 'Monthly Report' }).getByRole('columnheader')).toHaveText([
    'Project',
    'Category',
    'Description',
    'Date',
    'Manager',
    'Hours',
  ])
  await expect(rows(page)).toHaveCount(1 + 10)
  await expect(rows(page).filter({ hasText: projects.second.name }).first()).toContainText(formatDay(today))
  await expectNoViolations(page)
})

test('a developer prints all records of the month, whichever page is shown', desktop, async ({ page }) => {
  const { user } = await personWithHours(page)
  await page.goto('/my-report')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/my-report?page=2')
  await expect(rows(page)).toHaveCount(1 + 1)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows(page)).toHaveCount(1 + 11)
  await expect(page.getByText(`${user.full_name}, `)).toBeVisible()
  await expect(month(page)).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(rows(page)).toHaveCount(1 + 1)
})

test('a developer sorts the report by hours, which leads to its first page', desktop, async ({ page }) => {
  await personWithHours(page)
  await page.goto('/my-report?page=2')
  await page.getByRole('button', { name: 'Hours', exact: true }).click()
  await expect(page).toHaveURL('/my-report?sort=hours')
  await expect(rows(page).nth(1)).toContainText('0.25')
})

test(
  'a developer filters the report by a project, also that of the month before and after a reload',
  desktop,
  async ({ page }) => {
    const { projects, lastMonth } = await personWithHours(page)
    await page.goto('/my-report?sort=hours')
    await take(page.getByRole('combobox', { name: 'Project' }), projects.first.name)
    await expect(heading(page)).toHaveText('Monthly Report6')
    await expect(page.getByText('Total hours: 5.5')).toBeVisible()
    await expect(page).toHaveURL(`/my-report?project_id=${projects.first.id}&sort=hours`)
    await previous(page).click()
    await expect(heading(page)).toHaveText('Monthly Report1')
    await expect(rows(page).nth(1)).toContainText(formatDay(lastDayOf(lastMonth)))
    await page.reload()
    await expect(heading(page)).toHaveText('Monthly Report1')
    await expect(month(page)).toHaveValue(formatMonth(lastMonth))
  },
)

test('a developer steps through the months that have a report', desktop, async ({ page }) => {
  const { lastMonth, nextMonth } = await personWithAnHour(page)
  await page.goto(`/my-report?month=${lastMonth}`)
  await expect(previous(page)).toBeDisabled()
  await next(page).click()
  await expect(page).toHaveURL('/my-report')
  await next(page).click()
  await expect(month(page)).toHaveValue(formatMonth(nextMonth))
  await expect(page).toHaveURL(new RegExp(`month=${nextMonth}`))
  await expect(next(page)).toBeDisabled()
})

test(
  'a developer reads that a project of the address has no hours in the month',
  desktop,
  async ({ page }) => {
    const { nextMonth } = await personWithAnHour(page)
    await page.goto(`/my-report?month=${nextMonth}&project_id=999999`)
    await expectChosen(
      page.getByRole('combobox', { name: 'Project' }),
      'A project without hours in this month',
    )
    await expect(page.getByText('There is no records on this date.')).toBeVisible()
    await expectNoViolations(page)
  },
)

test('a developer whose link has a month that is too old sees this month', desktop, async ({ page }) => {
  const { lastMonth, thisMonth } = await personWithAnHour(page)
  await page.goto(`/my-report?month=${addMonths(lastMonth, -1)}`)
  await expect(month(page)).toHaveValue(formatMonth(thisMonth))
  await expect(page).toHaveURL('/my-report')
})

test('a developer reads the hours of the month in charts', desktop, async ({ page }) => {
  const { today, projects } = await personWithHours(page)
  await page.goto('/my-report')
  const byProject = page.getByRole('table', { name: 'Hours by project' })
  await expect(byProject.getByRole('row')).toHaveText([
    'NameHours',
    `${projects.second.name}8.25`,
    `${projects.first.name}5.5`,
  ])
  const byDay = page.getByRole('table', { name: 'Hours per day' })
  await expect(byDay.getByRole('cell')).toHaveCount(Number(lastDayOf(monthOf(today)).slice(8)))
  await expect(byDay.getByRole('cell', { name: /: 13\.75 h/ })).toHaveCount(1)
  await daySlider(page).fill(String(Number(today.slice(8)) - 1))
  await expect(daySlider(page)).toHaveAttribute('aria-valuetext', /: 13\.75 h/)
  await expect(page.getByText(/: 13\.75 (of 8\.0 )?h$/).first()).toBeVisible()
  await expectNoViolations(page)
})

test('a developer reads why a month cannot be chosen', desktop, async ({ page }) => {
  const { lastMonth } = await personWithAnHour(page)
  const tooEarly = addMonths(lastMonth, -1)
  await page.goto('/my-report')
  const field = await editableMonth(page)
  await field.fill(formatMonth(tooEarly))
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(`Not before ${formatMonth(lastMonth)}`)
  await expect(heading(page)).toHaveText('Monthly Report1')
  await expect(page).toHaveURL('/my-report')
  await expectNoViolations(page)
})

test('a developer types the month of the report', desktop, async ({ page }) => {
  const { lastMonth } = await personWithAnHour(page)
  await page.goto('/my-report')
  const field = await editableMonth(page)
  await field.fill(`${lastMonth.slice(5)}${lastMonth.slice(0, 4)}`)
  await field.press('Enter')
  await expect(page).toHaveURL(`/my-report?month=${lastMonth}`)
  await expect(field).toHaveValue(formatMonth(lastMonth))
})

test('a developer picks the month of the report by keys', desktop, async ({ page }) => {
  const { lastMonth, thisMonth } = await personWithAnHour(page)
  await page.goto(`/my-report?month=${lastMonth}`)
  const field = await editableMonth(page)
  await field.press('ArrowDown')
  await expect(months(page).locator(`[data-month="${lastMonth}"]`)).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my-report')
  await expect(field).toHaveValue(formatMonth(thisMonth))
})

test('on a phone a developer filters the report by project in a sheet', phone, async ({ page }) => {
  const { projects } = await personWithHours(page)
  await page.goto('/my-report')
  await expect(page.getByRole('listitem').filter({ hasText: 'Browser test' })).toHaveCount(10)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await take(sheet.getByRole('combobox', { name: 'Project' }), projects.second.name)
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Show results (5)' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Browser test' })).toHaveCount(5)
  await expect(page.getByText('Total hours: 8.25')).toBeVisible()
})

test(
  'on a phone the filter of the report by project is that of its charts below the list too',
  phone,
  async ({ page }) => {
    const { projects } = await personWithHours(page)
    await page.goto(`/my-report?project_id=${projects.second.id}`)
    await expect(daySlider(page)).toHaveCount(0)
    await page.getByText('Charts', { exact: true }).tap()
    await daySlider(page).scrollIntoViewIfNeeded()
    await daySlider(page).tap()
    await expect(
      page.getByRole('table', { name: 'Hours by category' }).getByRole('row').last(),
    ).toContainText('8.25')
    await expect(page.getByText('8.25 h', { exact: true }).first()).toBeVisible()
    await expectNoViolations(page)
  },
)

test(
  'on a phone a developer reads that there are no records in the month before',
  phone,
  async ({ page }) => {
    await personWithAnHour(page)
    await page.goto('/my-report')
    await previous(page).click()
    await expect(page.getByText('There is no records on this date.')).toBeVisible()
    await expectNoViolations(page)
  },
)

test(
  'a manager who opens the report of regular staff sees that it is not for them',
  desktop,
  async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/my-report')
    await expect(page).toHaveURL('/unauthorized')
  },
)
