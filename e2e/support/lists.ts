import type { Locator, Page } from '@playwright/test'

/** The table row, or the card on a phone, that holds the text. */
export const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

/** Opens a select, searches it where possible, and takes the choice. */
export async function choose(scope: Page | Locator, label: string, choice: string): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true })
  await field.click()
  if (await field.isEditable()) await field.fill(choice)
  const page = 'page' in scope ? scope.page() : scope
  await page.getByRole('option', { name: choice, exact: true }).click()
}
