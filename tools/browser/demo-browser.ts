import { type Browser, chromium } from '@playwright/test'
import { orExit } from '../processes.ts'
import { startServer } from '../servers/portal-server.ts'
import { buildWebWhenChanged } from '../web-build.ts'
import { chromiumArgs, chromiumMissing, ensureChromium } from './chromium.ts'

/** Serves the demo company and opens a browser while `use` runs. Ends the process where there is no Chromium. */
export async function withDemoBrowser(use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const executablePath = await ensureChromium()
  if (!executablePath) {
    console.error(chromiumMissing)
    process.exit(1)
  }
  await orExit(buildWebWhenChanged())
  const server = await orExit(startServer('scripts/demo.ts'))
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
  try {
    await use(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
  }
}
