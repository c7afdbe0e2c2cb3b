// A dialog looks the same whichever pages were opened before it: it needs no style sheet that only another page brings.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Request } from '@playwright/test'
import { screens } from '../screens.ts'
import { type Account, accounts, signIn } from '../support/accounts.ts'
import { demoCompanyAt } from '../support/demo-company.ts'
import type { Viewer } from '../support/screen.ts'
import { desktop } from '../support/sizes.ts'
import { quietPlace, test } from '../support/test.ts'

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url))
const isAccount = (viewer: Viewer): viewer is Account => viewer in accounts

// The limit of the wait below must not hold in the pages of other journeys.
test.use({ ownContext: true })

for (const account of new Set(screens.flatMap(({ viewers }) => viewers.filter(isAccount).slice(0, 1)))) {
  const opened = screens.filter(({ prepare, viewers }) => prepare && viewers.find(isAccount) === account)
  if (opened.length === 0) continue

  test(
    `the dialogs that the ${account} opens are laid out as on a page with the styles of all pages`,
    desktop,
    async ({ page, baseURL }) => {
      test.setTimeout(240_000)
      // A screen that does not come is named at once.
      page.setDefaultTimeout(15_000)
      await signIn(page, account)
      const demo = await demoCompanyAt(baseURL ?? '')
      const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
      let compared = 0
      const underway = requestsOf(page)
      for (const { name, path, prepare } of opened) {
        await page.goto(typeof path === 'string' ? path : path(demo))
        await page.waitForLoadState('networkidle')
        await prepare?.(page, false)
        // What is asked for, such as the portraits of a dialog, would come between the two looks.
        await expect.poll(() => underway.size).toBe(0)
        const cold = await layoutOfDialogs(page)
        if (cold.length > 0) {
          await addSheets(page, sheets)
          expect(await layoutOfDialogs(page), name).toEqual(cold)
          compared += 1
        }
        await page.context().setOffline(false)
        await page.goto(quietPlace)
        // What was typed must not be in the next dialog.
        await page.evaluate(() => sessionStorage.clear())
      }
      expect(compared).toBeGreaterThan(0)
    },
  )
}

/** The requests that are not answered yet. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return underway
}

/** Display, place and size of everything in the open dialogs, in pixels. */
const layoutOfDialogs = (page: Page) =>
  page.evaluate(async () => {
    // What has come is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
    return [...document.querySelectorAll('[role="dialog"] *, dialog[open] *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = [left, top, width, height].map(Math.round).join(' ')
      return `${element.tagName} ${getComputedStyle(element).display} ${place}`
    })
  })

/** Adds the style sheets that the page has not loaded. */
const addSheets = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (files) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const missing = files.filter((file) => !links.some(({ href }) => href.endsWith(`/${file}`)))
    await Promise.all(
      missing.map((file) => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = `/assets/${file}`
        const { promise, resolve, reject } = Promise.withResolvers<unknown>()
        link.addEventListener('load', resolve)
        link.addEventListener('error', () => reject(new Error(`${file} is not served`)))
        document.head.append(link)
        return promise
      }),
    )
  }, sheets)
