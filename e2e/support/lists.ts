import type { Locator, Page } from '@playwright/test'

/** A row of a table, or on a phone the card, that holds the text. */
export const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

/** Opens a select, searches it where it can be searched, and takes the choice. */
export async function choose(scope: Page | Locator, label: string, choice: string): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true })
  await field.click()
  if (await field.isEditable()) await field.fill(choice)
  const page = 'page' in scope ? scope.page() : scope
  await page.getByRole('option', { name: choice, exact: true }).click()
}
