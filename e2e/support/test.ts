// The `test` of the journeys. Those of a worker take turns in one page, because a new page loads the portal in a process of
// its own that compiles every script again, which takes three times as long.

import { test as base, type Page, type ViewportSize } from '@playwright/test'

/** An address of the portal without scripts. `about:blank` would end the process that holds the compiled scripts. */
export const quietPlace = '/favicon.svg'

/** A page, how to take back what a journey added to it, and whether something cannot be taken back. */
type Kept = { page: Page; undo: (() => Promise<void>)[]; isSpent: boolean }

export const test = base.extend<{ ownContext: boolean; kept: Kept }, { worker: { kept?: Kept | undefined } }>(
  {
    /** For tests with options of the context that are not their project's: gives them a context of their own. */
    ownContext: [false, { option: true }],

    worker: [({ browserName: _ }, use) => use({}), { scope: 'worker' }],

    kept: async ({ browser, worker, ownContext, viewport }, use, testInfo) => {
      const usual = ownContext ? undefined : worker.kept
      const kept = usual ?? keep(await (await browser.newContext()).newPage())
      await use(kept)
      const hasPassed = testInfo.status === testInfo.expectedStatus
      const isReset = hasPassed && !ownContext && (await reset(kept, viewport))
      if (!isReset) await kept.page.context().close()
      if (!ownContext) worker.kept = isReset ? kept : undefined
    },

    context: ({ kept }, use) => use(kept.page.context()),
    page: ({ kept }, use) => use(kept.page),
  },
)

/**
 * Notes the calls of the journeys whose effect would outlive them. A journey with another such call (`setFixedTime`,
 * `exposeFunction`, headers of one's own) asks for `ownContext`.
 */
function keep(page: Page): Kept {
  const kept: Kept = { page, undo: [], isSpent: false }
  const context = page.context()

  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...given) => {
    const script = await addInitScript(...given)
    kept.undo.push(() => script.dispose())
    return script
  }
  const newCDPSession = context.newCDPSession.bind(context)
  context.newCDPSession = async (...given) => {
    const session = await newCDPSession(...given)
    kept.undo.push(() => session.detach())
    return session
  }
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (...given) => {
    kept.isSpent = true
    return install(...given)
  }
  const pauseAt = context.clock.pauseAt.bind(context.clock)
  context.clock.pauseAt = (...given) => {
    kept.isSpent = true
    return pauseAt(...given)
  }
  return kept
}

/** Leaves the page like a new one; returns false where that fails, as for a page that was closed. */
async function reset({ page, undo, isSpent }: Kept, viewport: ViewportSize | null): Promise<boolean> {
  if (isSpent) return false
  const context = page.context()
  try {
    page.removeAllListeners()
    await Promise.all(context.pages().map((other) => other !== page && other.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(undo.splice(0).map((takeBack) => takeBack()))
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      forcedColors: 'none',
    })
    if (viewport) await page.setViewportSize(viewport)
    await page.goto(quietPlace)
    // The context is cleared after the page has left the portal, because the portal stores drafts when it is left.
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await page.mouse.move(0, 0)
    return true
  } catch {
    return false
  }
}
