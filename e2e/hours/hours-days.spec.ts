// The choice of the day: the week strip, the field of the date, and holidays.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay, mondayOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import {
  contractAgeDays,
  employ,
  holidaysBetween,
  logHours,
  todayOf,
  workdayBefore,
} from '../support/hours.ts'
import { chosenDay, expectFormFits, rows, save } from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { slow } from '../support/slow.ts'
import { test } from '../support/test.ts'

const dateField = (page: Page) => page.getByRole('textbox', { name: 'Date' })

test('a developer reads in the week how many hours of a day are missing', desktop, async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 6.5 })
  await page.goto(`/create-record?date=${date}`)
  await expect(chosenDay(page)).toHaveAccessibleName(/: 6\.5 h logged, 1\.5 h missing$/)
})

test(
  'a developer moves through the days by arrow keys, from one week to the one before',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const monday = mondayOf(await todayOf(page))
    const sunday = addDays(monday, -1)
    await page.goto(`/create-record?date=${monday}`)
    await expect(chosenDay(page)).toHaveValue(monday)
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
  },
)

test('a developer chooses a day of the week with the pointer', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const sunday = addDays(mondayOf(await todayOf(page)), -1)
  await page.goto(`/create-record?date=${addDays(sunday, -1)}`)
  await expect(chosenDay(page)).toHaveValue(addDays(sunday, -1))
  await page.getByRole('radio').first().click()
  await expect(page).toHaveURL(`/create-record?date=${mondayOf(sunday)}`)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
})

test('a developer steps from week to week, and to this one at most', async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  const back = page.getByRole('button', { name: 'Previous week' })
  await back.click()
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -7)}`)
  await expect(back).toBeFocused()
  const sunday = addDays(mondayOf(today), -1)
  await page.goto(`/create-record?date=${sunday}`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL('/create-record')
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled()
})

test('the head of the page tells a developer the day, its hours and those of the week, once', async ({
  page,
}) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 6.5 })
  await page.goto(`/create-record?date=${date}`)
  const dayAndMonth = new RegExp(` ${Number(date.slice(8))} [A-Z][a-z]+.*, 6\\.5 of 8\\.0 h$`)
  await expect(page.getByRole('heading', { name: dayAndMonth })).toBeVisible()
  await expect(page.getByText(/^6\.5 of \d+ h/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Records', exact: true })).toBeVisible()
})

test('a day of more hours than its norm is marked for a developer, as one that misses some', async ({
  page,
}) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 17 })
  await page.goto(`/create-record?date=${date}`)
  await expect(chosenDay(page)).toHaveAccessibleName(/: 17\.0 h logged, 9\.0 h over$/)
  const words = test.info().project.name === 'phone' ? '+9.0' : '+9.0 over'
  await expect(page.getByText(words, { exact: true })).toBeVisible()
})

test('a developer reads that no contract covers a day before they were hired', desktop, async ({ page }) => {
  const { today } = await employ(page)
  const before = addDays(today, -contractAgeDays - 1)
  await page.goto(`/create-record?date=${before}`)
  await expect(page.getByText(`No contract covers ${formatDay(before)}`)).toBeVisible()
})

test('a text that is no day is replaced in the address by today', desktop, async ({ page }) => {
  await signIn(page, 'manager')
  for (const path of ['/create-record', '/create-admin-record']) {
    await page.goto(`${path}?date=12.2026`)
    await expect(page).toHaveURL(path)
    await page.goto(`${path}?date=2026-02-30`)
    await expect(page).toHaveURL(path)
  }
})

test('a developer finds today instead of a future day in the address', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto(`/create-record?date=${addDays(today, 3)}`)
  await expect(chosenDay(page)).toHaveValue(today)
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
  await expect(page).toHaveURL('/create-record')
})

test('a developer steps to the day before, and back to today', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL('/create-record')
})

test('a developer who types a future day is told that none is allowed', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  const date = dateField(page)
  await expect(date).toBeEditable()
  await date.fill(formatDay(addDays(today, 1)))
  await date.blur()
  await expect(date).toHaveValue(formatDay(addDays(today, 1)))
  await expect(date).toHaveAccessibleDescription('Date cannot be in the future')
  await expect(page).toHaveURL('/create-record')
  await date.fill(formatDay(addDays(today, -2)))
  await date.blur()
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -2)}`)
})

test(
  'a developer cannot save hours of a date that does not exist, and types another one on a slow device',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const yesterday = addDays(await todayOf(page), -1)
    await page.goto('/create-record')
    const date = dateField(page)
    await expect(date).toBeEditable()
    await slow(page)
    await date.fill('30.02.2026')
    await date.press('Enter')
    await expect(date).toHaveAccessibleDescription('There is no such date')
    await expect(save(page)).toBeDisabled()
    // A day is chosen when it is completely typed.
    const [year = '', month, day] = yesterday.split('-').map(Number)
    await date.fill('')
    await date.pressSequentially(`${day}.${month}.${String(year).slice(2)}`)
    await date.press('Enter')
    await expect(page).toHaveURL(`/create-record?date=${yesterday}`)
    await expect(date).toHaveValue(formatDay(yesterday))
  },
)

/** The latest holiday before yesterday. */
async function lastHoliday(page: Page) {
  const today = await todayOf(page)
  const holiday = (await holidaysBetween(page, addDays(today, -365), addDays(today, -2))).at(-1)
  if (!holiday) throw new Error('No holiday in a year')
  return holiday
}

test(
  'a developer is told the name of a holiday, on which no hours are missing',
  desktop,
  async ({ page }) => {
    await employ(page)
    const { date, title } = await lastHoliday(page)
    await page.goto(`/create-record?date=${date}`)
    await expect(page.getByText(`${title}, a public holiday`)).toBeVisible()
    await expect(chosenDay(page)).toHaveAccessibleName(new RegExp(`${title}.*: 0\\.0 h logged$`))
  },
)

test('a developer finds a holiday by its name in the calendar of the date', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const { date, title } = await lastHoliday(page)
  await page.goto(`/create-record?date=${date}`)
  await expect(dateField(page)).toBeEditable()
  await dateField(page).press('ArrowDown')
  await expect(page.getByRole('button', { name: new RegExp(`, ${title}$`) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible()
  await expectNoViolations(page)
})

test('a developer reads of a holiday up to a week before and after it', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const { date, title } = await lastHoliday(page)
  const named = page.getByText(/^Public holidays?: /).filter({ hasText: title })
  await page.goto(`/create-record?date=${addDays(date, -7)}`)
  await expect(named).toBeVisible()
  await page.goto(`/create-record?date=${addDays(date, -8)}`)
  await expect(page.getByRole('heading', { name: / of 8\.0 h$| 0\.0 h$/ })).toBeVisible()
  await expect(named).toHaveCount(0)
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
