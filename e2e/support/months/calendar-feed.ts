import type { Page } from '@playwright/test'

/** Makes an address of the person's calendar, or another one where there is one, and waits until it is shown. */
export async function makeFeedAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Turn on|Renew)$/ }).click()
  const renew = page.getByRole('dialog').getByRole('button', { name: 'Renew' })
  const address = page.getByRole('textbox', { name: 'Address' })
  await renew.or(address).waitFor()
  if (await renew.isVisible()) await renew.click()
  await address.waitFor()
}
