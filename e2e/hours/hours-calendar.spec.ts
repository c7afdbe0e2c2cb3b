// The calendar behind the day in the title of Submit hours, and the holidays that it names.

import { expect, type Page } from '@playwright/test'
import { addDays, formatDay } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { employ, holidaysBetween, todayOf } from '../support/hours.ts'
import { chosenDay, dateButton, openDateField, openFilledForm, save } from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { slow } from '../support/slow.ts'
import { test } from '../support/test.ts'

test('a developer who types a future day is told that none is allowed', desktop, async ({ page }) => {
  const { today } = await openFilledForm(page)
  const date = await openDateField(page)
  await date.fill(formatDay(addDays(today, 1)))
  await date.press('Enter')
  await expect(date).toHaveValue(formatDay(addDays(today, 1)))
  await expect(date).toHaveAccessibleDescription('Date cannot be in the future')
  await expect(save(page)).toBeDisabled()
  await expect(page).toHaveURL('/create-record')
})

test(
  'a press beside the calendar drops a typed day that is none, and takes one that is',
  desktop,
  async ({ page }) => {
    // A person of its own: on a weekend Save is off once another journey has logged hours for the demo's developer today.
    const { today } = await openFilledForm(page)
    const date = await openDateField(page)
    await date.fill(formatDay(addDays(today, 1)))
    await date.press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(date).toBeHidden()
    await expect(save(page)).toBeEnabled()
    await expect(page).toHaveURL('/create-record')
    await (await openDateField(page)).fill(formatDay(addDays(today, -2)))
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page).toHaveURL(`/create-record?date=${addDays(today, -2)}`)
  },
)

test('a developer types a day into the calendar, or leaves it by Escape', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  const date = await openDateField(page)
  await page.keyboard.type(formatDay(addDays(today, -3)))
  await expect(date).toHaveValue(formatDay(addDays(today, -3)))
  await page.keyboard.press('Escape')
  await expect(date).toBeHidden()
  await expect(dateButton(page)).toBeFocused()
  await expect(page).toHaveURL('/create-record')

  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-day="${today}"]`)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
})

test(
  'a developer cannot save hours of a date that does not exist, and types another one on a slow device',
  desktop,
  async ({ page }) => {
    await signIn(page, 'developer')
    const yesterday = addDays(await todayOf(page), -1)
    await page.goto('/create-record')
    await slow(page)
    const date = await openDateField(page)
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
    await expect(dateButton(page)).toContainText(/^Yesterday, /)
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
  await openDateField(page)
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
  await expect(page.getByText(/^\d+\.\d(?: of 8\.0)? h$/)).toBeVisible()
  await expect(named).toHaveCount(0)
})
