// `npm run screenshots [name …]`: every screen x person x size x scheme into screenshots/, which git ignores.

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, request as newRequests } from '@playwright/test'
import { type Screen, screens, type Viewer } from '../e2e/screens.ts'
import { accounts, openSession } from '../e2e/support/accounts.ts'
import { readDemoCompany } from '../e2e/support/demo-company.ts'
import { chromiumArgs, chromiumMissing, ensureChromium } from './lib/chromium.ts'
import { startServer } from './lib/portal-server.ts'
import { orExit, root } from './lib/processes.ts'
import { buildWebWhenChanged } from './lib/web-build.ts'

const folder = join(root, 'screenshots')
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const schemes = ['light', 'dark'] as const
/** Below this width the portal shows cards and the drawer. */
const desktopWidth = 992

const wanted = process.argv.slice(2)
const chosen = screens.filter((screen) => wanted.length === 0 || wanted.includes(screen.name))

const executablePath = await ensureChromium()
if (!executablePath) {
  console.error(chromiumMissing)
  process.exit(1)
}
await orExit(buildWebWhenChanged())
const server = await orExit(startServer('scripts/demo.ts'))
const requests = await newRequests.newContext({ baseURL: server.url })
await openSession(requests, accounts.admin)
const demo = await readDemoCompany(requests)
await requests.dispose()
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let taken = 0
  for (const viewer of new Set(chosen.flatMap((screen) => screen.viewers))) {
    const theirs = chosen.filter((screen) => screen.viewers.includes(viewer))
    taken += await photograph(browser, viewer, theirs)
    console.log(`${viewer}: ${theirs.map((screen) => screen.name).join(', ')}`)
  }
  console.log(`${taken} pictures in screenshots/.`)
} finally {
  await browser.close()
  await server.stop()
}

/** Takes all pictures of one person in one browser context, so that they sign in once. Returns their number. */
async function photograph(browser: Browser, viewer: Viewer, theirs: readonly Screen[]): Promise<number> {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
  })
  const page = await context.newPage()
  if (viewer !== 'visitor') await openSession(page.request, accounts[viewer])
  let taken = 0
  for (const screen of theirs) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(demo))
        await page.waitForLoadState('networkidle')
        await screen.prepare?.(page, size.width < desktopWidth)
        const file = `${screen.name}--${viewer}--${size.width}x${size.height}--${colorScheme}.png`
        await page.screenshot({ path: join(folder, file), fullPage: !screen.prepare, animations: 'disabled' })
        taken += 1
      }
    }
  }
  await context.close()
  return taken
}
