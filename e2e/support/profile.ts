// Steps that the tests of user profiles share.

import { expect, type Locator, type Page } from '@playwright/test'
import { take } from './selects.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, label: string) =>
  dialog(page).getByRole('textbox', { name: label, exact: true })
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })

/** The value beside a label of the profile. */
export const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

export async function open(page: Page, userId: number, tab = 'general') {
  await page.goto(`/users/${userId}?tab=${tab}`)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

/** Chooses in a select of a dialog. */
export const choose = (page: Page, label: string, option: string) =>
  take(dialog(page).getByRole('combobox', { name: label }), option)

/** Types a day and leaves the field. */
export async function typeDay(input: Locator, day: string) {
  await input.fill(day)
  await input.press('Tab')
}
