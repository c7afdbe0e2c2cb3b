// A slow device on a slow network.

import type { Page } from '@playwright/test'

const answerDelayMs = 600
const cpuSlowdown = 4

/** From now on answers of the API are 600 ms late and the browser has a quarter of the processor. */
export async function slow(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs))
    await route.continue()
  })
}
