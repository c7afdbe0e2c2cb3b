import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { screens } from '../../e2e/screens.ts'
import { accounts, openSession } from '../../e2e/support/accounts.ts'
import { demoCompanyAt } from '../../e2e/support/demo-company.ts'
import { pathOf, type Screen, type Viewer } from '../../e2e/support/screen.ts'
import { withDemoBrowser } from './demo-browser.ts'

/** Below this width the portal shows cards and the drawer. */
const desktopWidth = 992

export type DemoScreens = {
  browser: Browser
  /** The screens whose names were given, or all. */
  chosen: readonly Screen[]
  /** A tab of a browser context in which the person is signed in. */
  openTab: (viewer: Viewer, options?: BrowserContextOptions) => Promise<Page>
  /** Opens the screen in the tab, in the state that its entry names. */
  show: (page: Page, screen: Screen, width: number) => Promise<void>
}

/** Serves the demo company and opens a browser while `use` runs. */
export async function withDemoScreens(
  names: readonly string[],
  use: (demo: DemoScreens) => Promise<void>,
): Promise<void> {
  await withDemoBrowser(async (browser, url) => {
    const company = await demoCompanyAt(url)
    await use({
      browser,
      chosen: screens.filter((screen) => names.length === 0 || names.includes(screen.name)),
      openTab: async (viewer, options) => {
        const context = await browser.newContext({
          baseURL: url,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'Europe/Kyiv',
          ...options,
        })
        const page = await context.newPage()
        if (viewer !== 'visitor') await openSession(page.request, accounts[viewer])
        return page
      },
      show: async (page, screen, width) => {
        await page.context().setOffline(false)
        await page.goto(pathOf(screen, company))
        await page.waitForLoadState('networkidle')
        await screen.prepare?.(page, width < desktopWidth)
      },
    })
  })
}
