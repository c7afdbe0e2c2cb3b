// The choice of the day: the week strip, the field of the date, and holidays.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay, mondayOf, monthOf } from '@portal/domain/days'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { employ, holidaysBetween, logHours, todayOf, workdayBefore } from './support/hours.ts'
import { chosenDay, expectFormFits, rows, save } from './support/record-form.ts'
import { desktop } from './support/sizes.ts'
import { slow } from './support/slow.ts'
import { test } from './support/test.ts'

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
})

test('a developer finds today instead of a future day in the address', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto(`/create-record?date=${addDays(today, 3)}`)
  await expect(chosenDay(page)).toHaveValue(today)
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
})

test('a developer steps to the day before, and back to today', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
  await page.getByRole('button', { name: 'Today' }).click()
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

test('a developer reads the holidays of the month on its other days', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const { date, title } = await lastHoliday(page)
  const next = addDays(date, 1)
  const neighbour = monthOf(next) === monthOf(date) ? next : addDays(date, -1)
  await page.goto(`/create-record?date=${neighbour}`)
  await expect(page.getByText(/^Public holidays in /)).toContainText(title)
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
