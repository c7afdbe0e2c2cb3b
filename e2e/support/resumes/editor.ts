// The sections of the CV editor as a person sees them.

import { expect, type Locator, type Page } from '@playwright/test'

export const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the CV' }).getByRole('link', { name })
export const blockedTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the CV' }).getByRole('button', { name })
export const items = (page: Page, section: string) => page.getByRole('list', { name: section, exact: true })
export const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' })

export async function fill(scope: Locator, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const name = { name: label, exact: true }
    await scope.getByRole('textbox', name).or(scope.getByRole('combobox', name)).fill(text)
  }
}

export const handleOf = (page: Page, item: string) =>
  page.getByRole('button', { name: `Move ${item}`, exact: true }).first()

/** Moves an item by keys on its handle, until it is announced where it is. */
export async function moveByKeys(page: Page, item: string, keys: readonly string[], announced: string) {
  await handleOf(page, item).focus()
  for (const key of keys) await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: announced })).toBeAttached()
}

/** The chips of a field, by the names of their buttons. */
export const chips = (scope: Locator) => scope.getByRole('button', { name: /^Delete / })

/**
 * Pastes a text as it arrives from another program. The machine's clipboard is not used, because all journeys share it.
 */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
