// The parts of the Submit hours screens by their accessible names.

import { expect, type Page, test } from '@playwright/test'
import { take } from './selects.ts'

const isPhone = () => test.info().project.name === 'phone'

export const form = (page: Page) => page.getByRole('form', { name: 'New record' })
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
export const select = (page: Page, name: string) => form(page).getByRole('combobox', { name })
export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' })

/** The day of the week strip that is chosen. */
export const chosenDay = (page: Page) => page.getByRole('radio', { checked: true })

/** The rows of the day's list, or its cards. */
export const rows = (page: Page) => page.getByRole(isPhone() ? 'listitem' : 'row')
export const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

/** Types a search text and takes the option. */
export const choose = (page: Page, name: string, option: string) => take(select(page, name), option)

/** At the sizes of phones and tablets, and at 200 % zoom of a small desktop (720 px). */
export async function expectNothingSideways(page: Page) {
  for (const width of [360, 390, 720, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(form(page)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
}
