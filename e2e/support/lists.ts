import type { Locator, Page } from '@playwright/test'
import { take } from './selects.ts'
import { isPhone } from './sizes.ts'

/** The table row, or the card on a phone, that holds the text. */
export const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

/** Unfolds the row of a phone that holds the text, to show the rest of it. A table's row on a desktop is whole. */
export async function unfold(scope: Page | Locator, text: string): Promise<void> {
  const toggle = scope
    .locator('[data-row]')
    .filter({ hasText: text })
    .locator('> div > button[aria-expanded]')
  if (!isPhone() || (await toggle.getAttribute('aria-expanded')) === 'true') return
  await toggle.click()
}

/** The row or card that is marked as just created. */
export const newEntry = (page: Page): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText('New', { exact: true }) })

/** The button of the toast that says what was created. */
export const openCreated = (page: Page) => page.getByRole('button', { name: 'Open', exact: true })

/** Chooses an option of a select. */
export const choose = (scope: Page | Locator, label: string, choice: string) =>
  take(scope.getByRole('combobox', { name: label, exact: true }), choice)
