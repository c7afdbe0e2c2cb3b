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

/** The handle of an item once moves are announced: the live region is made a frame after the list, with the description. */
export async function handleOf(page: Page, item: string) {
  const handle = page.getByRole('button', { name: `Move ${item}` }).first()
  await expect(handle).toHaveAttribute('aria-describedby')
  return handle
}

/** Lifts an item, moves it by keys and drops it. */
export async function swapByKeys(page: Page, item: string, other: string, keys: readonly string[]) {
  const handle = await handleOf(page, item)
  await handle.focus()
  await page.keyboard.press('Space')
  const announcement = page.getByRole('status').filter({ hasText: /lifted|is over/ })
  await expect(announcement.filter({ hasText: `${item} is lifted.` })).toBeAttached()
  for (const key of keys) await page.keyboard.press(key)
  await expect(announcement.filter({ hasText: `${item} is over ${other}.` })).toBeAttached()
  await page.keyboard.press('Space')
}

/**
 * Pastes a text as it arrives from another program. The machine's clipboard is not used, because all journeys share it.
 */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
