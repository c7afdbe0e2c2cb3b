// The parts of the Submit hours screens by their accessible names.

import { expect, type Page } from '@playwright/test'
import { type Day, formatDay } from '@portal/domain/days'
import { employ, logHours, workdayBefore } from './hours.ts'
import { expectChosen, take } from './selects.ts'
import { isPhone } from './sizes.ts'
import { expectNothingSideways } from './widths.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'New record' })
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
export const select = (page: Page, name: string) => form(page).getByRole('combobox', { name })
export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' })

/** Saves from the description; a touch keyboard's Enter goes on to the hours first. */
export async function enterFromDescription(page: Page) {
  await expect(field(page, 'Description')).toBeFocused()
  await page.keyboard.press('Enter')
  if (!isPhone()) return
  await expect(field(page, 'Hours')).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The day in the page's title, which opens its calendar. */
export const dateButton = (page: Page) => page.locator('h2 > button[aria-haspopup="dialog"]')

/** The field of the date, in the calendar that is opened for it. */
export async function openDateField(page: Page) {
  await dateButton(page).click()
  // The day in the calendar has the focus once it can be typed over.
  await expect(page.getByRole('dialog', { name: 'Choose a date' }).locator('[data-day]:focus')).toBeVisible()
  return page.getByRole('textbox', { name: 'Date', exact: true })
}

/** Types a day and has it chosen. */
export async function chooseDay(page: Page, day: Day) {
  const date = await openDateField(page)
  await date.fill(formatDay(day))
  await date.press('Enter')
  await expect(date).toBeHidden()
}

/** The day of the week strip that is chosen. */
export const chosenDay = (page: Page) => page.getByRole('radio', { checked: true })

/** The rows of the day's list, or its cards. */
export const rows = (page: Page) => page.getByRole(isPhone() ? 'listitem' : 'row')
export const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

/** Types a search text and chooses the option. */
export const choose = (page: Page, name: string, option: string) => take(select(page, name), option)

/** Expects the form to fit at the widths of phones and tablets, and at 200 % zoom of a small desktop (720 px). */
export async function expectFormFits(page: Page) {
  for (const width of [360, 390, 720, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(form(page)).toBeVisible()
    await expectNothingSideways(page, width)
  }
}

/** Opens the form of a person whose latest record fills in the choices that this browser has not stored. */
export async function openFilledForm(page: Page) {
  const { today, projects } = await employ(page)
  await logHours(page, { projectId: projects.first.id, date: await workdayBefore(page, today), hours: 8 })
  await page.goto('/create-record')
  await expectChosen(select(page, 'Project'), projects.first.name)
  await expect(save(page)).toBeEnabled()
  return { today, projects }
}
