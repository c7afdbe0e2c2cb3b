import type { Locator, Page } from '@playwright/test'
import { take } from './selects.ts'

/** The table row, or the card on a phone, that holds the text. */
export const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

/** Takes a choice of a select. */
export const choose = (scope: Page | Locator, label: string, choice: string) =>
  take(scope.getByRole('combobox', { name: label, exact: true }), choice)
