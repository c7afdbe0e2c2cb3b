import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects the content to fit a width. `window.innerWidth` would not do, because on phones it grows with overflowing
 * content.
 */
export async function expectNothingSideways(page: Page, width: number) {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
}

/** Sets the text size as the browser's setting does. */
export const enlargeText = (page: Page, size: string) =>
  page.evaluate((next) => document.documentElement.style.setProperty('font-size', next), size)

/** The place of something on the screen, once it is there. */
export async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no place on the screen')
  return box
}
