import type { Page } from '@playwright/test'

/** The size in points of each sheet on which the page is printed. */
export async function printedSheets(page: Page): Promise<{ width: number; height: number }[]> {
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = sheets.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }))
}

export const a4Landscape = { width: 842, height: 595 }
