import { join } from 'node:path'
import { root, run } from '../processes.ts'
import { aptInstall, inPath, isExecutable } from '../programs.ts'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
]

export const chromiumMissing =
  'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.'

// Repeats Playwright's own list, because Chromium obeys only the last --disable-features, and adds four features: three of
// the address bar load its popup as a page beside every tab, which took nearly half of the processor time, and one starts
// a process for a next page in each context (8 % of the time of the browser tests).
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** Arguments of a Chromium without a window; as root it cannot use its sandbox. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/** Path of the machine's Chromium or Chrome, or of Playwright's download. */
async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named) return isExecutable(named) ? named : undefined
  const found = [...inPath(names), ...places].find(isExecutable)
  if (found) return found
  const { chromium } = await import('@playwright/test')
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/**
 * Path of the browser for tests: Chromium's headless shell, which draws the same pages in seven tenths of the time; where
 * there is none, what `findChromium` finds.
 */
export async function findTestBrowser(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return findChromium()
  return inPath([shell]).find(isExecutable) ?? (await findChromium())
}

/** Finds the browser for tests. Installs the headless shell on a machine of its own (root or CI), else what is missing. */
export async function ensureTestBrowser(): Promise<string | undefined> {
  const found = await findTestBrowser()
  const isOwnMachine = process.getuid?.() === 0 || Boolean(process.env.CI)
  if (process.env.CHROMIUM_PATH || found?.endsWith(shell) || !isOwnMachine) return found ?? ensureChromium()
  console.log("Installing Chromium's headless shell …")
  await aptInstall(shell)
  return (await findTestBrowser()) ?? ensureChromium()
}

/** Finds Chromium. Installs it where that works without a password. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = await findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  console.log('Installing Chromium …')
  const installed = await aptInstall('chromium')
  if (!installed) {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    await run(process.execPath, [playwright, 'install', '--with-deps', '--only-shell', 'chromium'])
  }
  return findChromium()
}
