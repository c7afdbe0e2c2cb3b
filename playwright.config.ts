import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, chromiumMissing, findTestBrowser } from './tools/browser/chromium.ts'
import { freePort, nodeArgs } from './tools/processes.ts'

// E2E_URL is the address of a running portal; without it the tests start one. Workers load this file again, so the port
// and the browser are chosen once and handed down in the environment.
const running = process.env.E2E_URL
process.env.E2E_PORT ??= String(await freePort())
process.env.CHROMIUM_PATH ??= await findTestBrowser()
if (!process.env.CHROMIUM_PATH) throw new Error(chromiumMissing)

const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`

/** Journeys in a build of the web app of their own (docs/decisions/0007-own-message-catalogue.md). */
const falseLanguage = '**/false-language.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One worker more than the two cores of CI, because a journey often waits.
  workers: 3,
  // Upper bounds for a busy machine, not expectations.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    // A trace costs every test a seventh of its time: `npx playwright test FILE --trace on` makes one when asked.
    trace: 'off',
    // 'only-on-failure' draws a picture of every page that is closed and deletes it when the journey has passed, which
    // takes a 25th of the time. The report of a failure holds the page as a tree of roles and texts.
    screenshot: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Kyiv',
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see requests that pass through a service worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A separate process for the GPU costs more time than it saves, because there is no screen.
      args: [...chromiumArgs, '--in-process-gpu'],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.setup.ts' },
    {
      name: 'desktop',
      dependencies: ['sign-in'],
      testIgnore: falseLanguage,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      dependencies: ['sign-in'],
      testIgnore: falseLanguage,
      grepInvert: /@desktop/,
      // The phone's own factor of 2.6 would draw nearly seven times as many pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'build-false-language', testMatch: 'false-language.setup.ts' },
    {
      name: 'false-language',
      dependencies: ['sign-in', 'build-false-language'],
      testMatch: falseLanguage,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(running === undefined && {
    webServer: {
      command: [process.execPath, ...nodeArgs, 'scripts/demo.ts'].map((part) => `"${part}"`).join(' '),
      url: `${baseURL}/readyz`,
      env: { PORT: process.env.E2E_PORT },
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
})
