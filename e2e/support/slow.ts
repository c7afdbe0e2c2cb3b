// A slow device on a slow network, or one without the live channel.

import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'

const answerDelayMs = 600
const cpuSlowdown = 4

/** From now on answers of the API are 600 ms late and the browser has a quarter of the processor. */
export async function slow(page: Page) {
  await slowProcessor(page, cpuSlowdown)
  await delayAnswers(page, answerDelayMs)
}

/** Delays every answer of the API by `ms` milliseconds from now on. */
export async function delayAnswers(page: Page, ms: number) {
  await page.route(`**${apiPrefix}/**`, async (route) => {
    await pause(ms)
    // An answer may come after the page was closed.
    await route.continue().catch(() => undefined)
  })
}

/** Holds every answer of the API back until the returned function is called. */
export const holdAnswers = (page: Page) => holdBack(page, `**${apiPrefix}/**`)

/** Holds every script that is not loaded yet back until the returned function is called. */
export const holdScripts = (page: Page) => holdBack(page, '**/*.js')

async function holdBack(page: Page, urls: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/**
 * Keeps the live channel from opening, because what others do meanwhile would make the page send its requests again.
 * Call it before the page is opened.
 */
export const closeLiveChannel = (page: Page) =>
  page.addInitScript(() => {
    class NeverOpen {
      static readonly CONNECTING = 0
      readonly readyState = NeverOpen.CONNECTING
    }
    Object.defineProperty(window, 'WebSocket', { value: NeverOpen })
  })

/** Slows the page's scripts down that many times. */
export async function slowProcessor(page: Page, times: number) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Limits the page to 200 kB a second until the returned function is called. */
export async function slowUploads(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const usual = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await devTools.send('Network.emulateNetworkConditions', { ...usual, uploadThroughput: 200_000 })
  return () => devTools.send('Network.emulateNetworkConditions', usual)
}
