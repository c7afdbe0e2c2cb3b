// The choice of the day: the title, the week with its strip, and the address.

import { expect } from '@playwright/test'
import { addDays, formatDay, mondayOf } from '@portal/domain/days'
import { signIn } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { contractAgeDays, employ, logHours, todayOf, workdayBefore } from '../support/hours.ts'
import { chosenDay, dateButton, expectFormFits, form, rows } from '../support/record-form.ts'
import { desktop, isPhone, phone } from '../support/sizes.ts'
import { test } from '../support/test.ts'
import { boxOf } from '../support/widths.ts'

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
  const dayAndMonth = new RegExp(` ${Number(date.slice(8))} [A-Z][a-z]+`)
  await expect(dateButton(page)).toContainText(dayAndMonth)
  // A phone has them in the strip alone.
  await expect(page.getByText('6.5 of 8.0 h')).toHaveCount(isPhone() ? 0 : 1)
  await expect(page.getByText(/^6\.5 of \d+ h$/)).toBeVisible()
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
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled()
  await expect(page).toHaveURL('/create-record')
})

test('a developer steps to the day before by a key, and back to today', desktop, async ({ page }) => {
  await signIn(page, 'developer')
  const today = await todayOf(page)
  await page.goto('/create-record')
  await chosenDay(page).press('ArrowLeft')
  await expect(page).toHaveURL(`/create-record?date=${addDays(today, -1)}`)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL('/create-record')
})

/** How far down the form may begin on a phone, in pixels. */
const lowestFirstField = 260

test('the form begins high on a phone of a developer, today and on a day before', phone, async ({ page }) => {
  const { today, projects } = await employ(page)
  const date = await workdayBefore(page, today)
  await logHours(page, { projectId: projects.first.id, date, hours: 6 })
  await logHours(page, { projectId: projects.second.id, date, hours: 6 })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/create-record', `/create-record?date=${date}`]) {
    await page.goto(path)
    await expect(form(page).getByRole('group', { name: 'Latest projects and categories' })).toBeVisible()
    const { y } = await boxOf(form(page).getByRole('combobox', { name: 'Project' }))
    expect(y).toBeLessThan(lowestFirstField)
  }
})

test(
  'a developer finds the week in one row: its stepper, its days and its sum',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const date = await workdayBefore(page, today)
    await logHours(page, { projectId: projects.first.id, date, hours: 6.5 })
    await page.goto(`/create-record?date=${date}`)
    const parts = [
      page.getByRole('button', { name: 'Previous week' }),
      page.getByRole('group', { name: /^Week / }),
      page.getByRole('button', { name: 'Next week' }),
      page.getByText(/^6\.5 of \d+ h$/),
    ]
    const boxes = await Promise.all(parts.map((part) => boxOf(part)))
    const strip = boxes[1]
    for (const { y, height } of boxes) {
      expect(y).toBeGreaterThanOrEqual(strip?.y ?? 0)
      expect(y + height).toBeLessThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))
    }
    expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => a - b))
  },
)

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
