import { type Browser, type BrowserContextOptions, chromium, type Page, request } from '@playwright/test'
import { type Screen, screens, type Viewer } from '../../e2e/screens.ts'
import { accounts, openSession } from '../../e2e/support/accounts.ts'
import { type DemoCompany, readDemoCompany } from '../../e2e/support/demo-company.ts'
import { chromiumArgs, chromiumMissing, ensureChromium } from './chromium.ts'
import { startServer } from './portal-server.ts'
import { orExit } from './processes.ts'
import { buildWebWhenChanged } from './web-build.ts'

/** Below this width the portal shows cards and the drawer. */
const desktopWidth = 992

export type DemoScreens = {
  browser: Browser
  /** The screens whose names were given, or all. */
  chosen: readonly Screen[]
  /** A tab of a browser context in which the person is signed in. */
  openTab: (viewer: Viewer, options?: BrowserContextOptions) => Promise<Page>
  /** Opens the screen in the tab, and the state that is meant. */
  show: (page: Page, screen: Screen, width: number) => Promise<void>
}

/** Serves the demo company and opens a browser while `use` runs. */
export async function withDemoScreens(
  names: readonly string[],
  use: (demo: DemoScreens) => Promise<void>,
): Promise<void> {
  const executablePath = await ensureChromium()
  if (!executablePath) {
    console.error(chromiumMissing)
    process.exit(1)
  }
  await orExit(buildWebWhenChanged())
  const server = await orExit(startServer('scripts/demo.ts'))
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
  try {
    const company = await companyAt(server.url)
    await use({
      browser,
      chosen: screens.filter((screen) => names.length === 0 || names.includes(screen.name)),
      openTab: async (viewer, options) => {
        const context = await browser.newContext({
          baseURL: server.url,
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
        await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(company))
        await page.waitForLoadState('networkidle')
        await screen.prepare?.(page, width < desktopWidth)
      },
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function companyAt(baseURL: string): Promise<DemoCompany> {
  const requests = await request.newContext({ baseURL })
  try {
    await openSession(requests, accounts.admin)
    return await readDemoCompany(requests)
  } finally {
    await requests.dispose()
  }
}
