import type { Locator, Page } from '@playwright/test'
import { take } from './selects.ts'

/** The table row, or the card on a phone, that holds the text. */
export const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

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
