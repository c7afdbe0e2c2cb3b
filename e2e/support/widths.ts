import { expect, type Page } from '@playwright/test'

/** `window.innerWidth` would prove nothing: on phones it grows with what runs over. */
export async function expectNothingSideways(page: Page, width: number) {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
}

/** As a person's setting of their browser does. */
export const enlargeText = (page: Page, size: string) =>
  page.evaluate((next) => document.documentElement.style.setProperty('font-size', next), size)
