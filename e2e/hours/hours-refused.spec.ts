// Logging a day's hours when the server refuses, fails or does not answer.

import { expect, type Page } from '@playwright/test'
import { records } from '@portal/contract/hours/hours'
import { apiPrefix } from '@portal/contract/shared/route'
import { type Day, formatDay } from '@portal/domain/days'
import { expectNoViolations } from '../support/axe.ts'
import { employ, logHours, recordsOn } from '../support/hours.ts'
import {
  choose,
  enterFromDescription,
  field,
  form,
  openFilledForm,
  rowOf,
  save,
} from '../support/record-form.ts'
import { desktop } from '../support/sizes.ts'
import { closeLiveChannel } from '../support/slow.ts'
import { test } from '../support/test.ts'

const fullDay = (day: Day) => `A day has at most 24 hours; 20 are already logged on ${formatDay(day)}`

/** A person with 20 hours today: on a Monday the workday before is in last week, whose records are not editable. */
async function employWithLongDay(page: Page) {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: today, hours: 20 })
  await page.goto('/create-record')
  return today
}

test(
  'a day of more than 24 hours is refused at the field of a developer, and the input stays',
  desktop,
  async ({ page }) => {
    const today = await employWithLongDay(page)
    await field(page, 'Description').fill('A very long day')
    // The day is full, so no hours are proposed.
    await field(page, 'Hours').fill('8')
    await field(page, 'Description').focus()
    await expect(save(page)).toBeEnabled()
    await enterFromDescription(page)
    await expect(field(page, 'Hours')).toHaveAccessibleDescription(fullDay(today))
    await expect(field(page, 'Hours')).toBeFocused()
    await expect(field(page, 'Description')).toHaveValue('A very long day')
    await expectNoViolations(page)
    await field(page, 'Hours').fill('4')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Total hours: 24.0')).toBeVisible()
    expect((await recordsOn(page, today)).map(({ description }) => description)).toContain('A very long day')
  },
)

test(
  'an edit of a developer to more than 24 hours is refused at its field until it is changed',
  desktop,
  async ({ page }) => {
    const { today, projects } = await employ(page)
    const record = { projectId: projects.first.id, date: today }
    await logHours(page, { ...record, hours: 20 })
    await logHours(page, { ...record, hours: 4, description: 'The rest of the day' })
    await page.goto('/create-record')
    await rowOf(page, 'The rest of the day').getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Record' })
    const hours = dialog.getByRole('textbox', { name: 'Hours' })
    await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
    await hours.fill('5')
    await hours.press('Enter')
    await expect(hours).toHaveAccessibleDescription(fullDay(today))
    await hours.press('Tab')
    await expect(hours).toHaveAccessibleDescription(fullDay(today))
  },
)

test('a developer loads again what could not be loaded, each in its own place', desktop, async ({ page }) => {
  const { projects } = await employ(page)
  // Notifications about the person's new contracts would make the page load again.
  await closeLiveChannel(page)
  const failing = ['records/calendar', 'available_contracts'].map((path) => `**${apiPrefix}/${path}?*`)
  for (const url of failing) await page.route(url, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/create-record')
  // Each failure is told in its own place, and in a toast.
  await expect(page.getByText(/unable to download (Records|Available contracts)$/)).toHaveCount(4)
  await expectNoViolations(page)
  for (const url of failing) await page.unroute(url)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.first().click()
  await expect(tryAgain).toHaveCount(1)
  await tryAgain.click()
  await choose(page, 'Project', projects.first.name)
  await expect(page.getByText('No hours on this day yet.')).toBeVisible()
})

test(
  'the key n leads a developer to the description, and is in the list of keys',
  desktop,
  async ({ page }) => {
    await employ(page)
    await page.goto('/create-record')
    await expect(field(page, 'Description')).toBeFocused()
    await page.getByRole('heading', { name: 'Submit hours' }).focus()
    await page.keyboard.press('n')
    await expect(field(page, 'Description')).toBeFocused()
    await expect(field(page, 'Description')).toHaveValue('')
    await page.getByRole('heading', { name: 'Submit hours' }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Describe the work')
  },
)

test('a developer repeats a save whose answer was lost, and logs one record', desktop, async ({ page }) => {
  const { today } = await openFilledForm(page)
  await page.route(`**${apiPrefix}${records.create.url}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page, 'Description').fill('Sent through a tunnel')
  await expect(save(page)).toBeEnabled()
  await enterFromDescription(page)
  await expect(form(page).getByRole('alert')).toContainText('The server cannot be reached')
  await expect(field(page, 'Description')).toHaveValue('Sent through a tunnel')
  await page.unroute(`**${apiPrefix}${records.create.url}`)
  await expect(form(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  // The Idempotency-Key is kept with the input, also over a reload.
  await page.reload()
  await expect(field(page, 'Description')).toHaveValue('Sent through a tunnel')
  await expect(save(page)).toBeEnabled()
  await save(page).click()
  await expect(page.getByText('Total hours: 8.0')).toBeVisible()
  expect(await recordsOn(page, today)).toHaveLength(1)
})
