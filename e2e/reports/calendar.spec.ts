// The monthly calendar of one's own hours.

import { expect, type Page } from '@playwright/test'
import {
  addDays,
  addMonths,
  daysInRange,
  firstDayOf,
  formatMonth,
  lastDayOf,
  monthOf,
} from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { employ, logHours, todayOf } from '../support/hours.ts'
import { cell, dayLink, employWithHours, grid, phoneDay, total } from '../support/months/calendar.ts'
import { desktop, isPhone, phone } from '../support/sizes.ts'
import { closeLiveChannel, holdAnswers } from '../support/slow.ts'
import { test } from '../support/test.ts'
import { enlargeText, expectNothingSideways } from '../support/widths.ts'

test(
  'a developer reads in the calendar what they logged in a month and what is missing',
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
  },
)

test('a developer sees in the calendar by how much a day is over, as in the week of Submit hours', async ({
  page,
}) => {
  const { projects, month, date } = await employWithHours(page)
  await logHours(page, { projectId: projects.first.id, date, hours: 2.5 })
  await page.goto(`/monthly-report?month=${month}`)
  if (isPhone()) {
    await expect(phoneDay(page, date)).toHaveAccessibleName(/: 9\.0 h logged, 1\.0 h over$/)
    await phoneDay(page, date).locator('xpath=..').tap()
    await expect(page.getByText('+1.0 over', { exact: true })).toBeVisible()
  } else {
    await expect(cell(page, date)).toContainText('9.0 h+1.0 over')
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('a developer moves among the days of a month by arrow keys and opens one', desktop, async ({ page }) => {
  const { month, date } = await employWithHours(page)
  await page.goto(`/monthly-report?month=${month}`)
  // The days are one stop of the Tab key.
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
})

test(
  'a developer sees the next month, the last one, without links to its days',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const today = await todayOf(page)
    await page.goto('/monthly-report')
    await expect(cell(page, today)).toHaveAttribute('aria-current', 'date')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page).toHaveURL(`/monthly-report?month=${addMonths(monthOf(today), 1)}`)
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    await expect(grid(page).getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  },
)

test(
  'a developer steps on from the shown month after a button has led back to this month',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const month = monthOf(await todayOf(page))
    const [last, next] = [addMonths(month, -1), addMonths(month, 1)]
    await page.goto(`/monthly-report?month=${next}`)
    const steps = [
      ['This month', '/monthly-report'],
      ['Previous month', `/monthly-report?month=${last}`],
      ['This month', '/monthly-report'],
      ['Next month', `/monthly-report?month=${next}`],
    ] as const
    for (const [name, address] of steps) {
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveURL(address)
    }
  },
)

/** The requests for records that the page sends from now on. */
function recordRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/records')) asked.push(request.url())
  })
  return asked
}

test('a developer who opens a month has it in one request', desktop, async ({ page }) => {
  const { month, date } = await employWithHours(page)
  await closeLiveChannel(page)
  const asked = recordRequests(page)
  await page.goto(`/monthly-report?month=${month}`)
  await expect(cell(page, date)).toContainText('6.5 h')
  expect(asked).toHaveLength(1)
})

test(
  'a developer sees the old month until the next one comes, for which a pointer on the arrow has asked',
  desktop,
  async ({ page }) => {
    const { month, date } = await employWithHours(page)
    await closeLiveChannel(page)
    await page.goto(`/monthly-report?month=${month}`)
    await expect(cell(page, date)).toContainText('6.5 h')
    const asked = recordRequests(page)
    const release = await holdAnswers(page)
    const next = page.getByRole('button', { name: 'Next month' })
    await next.hover()
    await expect.poll(() => asked.length).toBe(1)
    await next.click()
    await expect(page).toHaveURL('/monthly-report')
    await expect(grid(page)).toHaveAttribute('aria-busy', 'true')
    await expect(cell(page, date)).toContainText('6.5 h')
    release()
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
    await expect(cell(page, date)).toHaveCount(0)
    expect(asked).toHaveLength(1)
  },
)

test('a developer taps a day of the calendar on a phone and reads its records', phone, async ({ page }) => {
  const { month, date, projects } = await employWithHours(page)
  await page.goto(`/monthly-report?month=${month}`)
  const day = phoneDay(page, date)
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
})

test(
  'a developer can tap the days of the calendar on narrow phones and with large text',
  phone,
  async ({ page }) => {
    const { month, date } = await employWithHours(page)
    await page.goto(`/monthly-report?month=${month}`)
    const day = phoneDay(page, date)
    await expect(day).toHaveAccessibleName(/: 6\.5 h logged, 1\.5 h missing$/)
    await day.locator('xpath=..').tap()
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
  },
)

test('a developer reads that the month before the first contract expects no hours', async ({ page }) => {
  const { today } = await employ(page)
  const before = addMonths(monthOf(today), -1)
  // The answer is that of somebody who was hired this month.
  await page.route('**/records/calendar?*', async (route) => {
    const days = daysInRange(firstDayOf(before), lastDayOf(before))
    await route.fulfill({ json: { records: [], holidays: [], days_without_contract: days } })
  })
  await page.goto(`/monthly-report?date=${formatMonth(before)}`)
  await expect(page).toHaveURL(`/monthly-report?month=${before}`)
  await expect(page.getByText(/^There is no contract in /)).toBeVisible()
  await page.goto(`/my-report?date=${formatMonth(before)}`)
  await expect(page).toHaveURL(`/my-report?month=${before}`)
  await expect(page.getByText(/^There is no contract in /).first()).toBeVisible()
  await expectNoViolations(page)
})
