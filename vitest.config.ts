import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findTestBrowser } from './tools/browser/chromium.ts'
import { testSeed } from './tools/test-seed.ts'

/** Tests that start whole server processes, kill them, or hold folders between processes. */
const processTests = 'apps/api/**/*.process.test.ts'
/** Tests that send tens of thousands of requests. */
const walkTests = 'apps/api/**/*.walk.test.ts'
/** Tests of the documents that are made of CVs; they need no database. */
const documentTests = 'apps/api/src/documents/**/*.test.ts'
/** Tests that draw a piece of the web app in a browser. */
const componentTests = 'apps/web/src/**/*.component.test.tsx'

const chromium = await findTestBrowser()

export default defineConfig({
  test: {
    // A worker loads the modules once for all its files: loading took most of the time.
    isolate: false,
    sequence: { shuffle: { files: true, tests: true }, seed: testSeed() },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,build}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [componentTests],
          // Tests with random data take seconds when the cores are shared.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/{src,test}/**/*.test.ts'],
          exclude: [processTests, walkTests, documentTests],
          globalSetup: 'apps/api/test/database/drop-kept.ts',
          // The first test file of a worker waits for the start of its database.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          include: [documentTests],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // All packages of the web app are bundled before the first test: one that is found later loads React a second time.
        optimizeDeps: {
          entries: ['apps/web/src/**/*.{ts,tsx}', 'apps/web/test/**/*.{ts,tsx}'],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react/pure'],
        },
        test: {
          name: 'components',
          include: [componentTests],
          setupFiles: 'apps/web/test/components/set-up.ts',
          testTimeout: 30_000,
          // The default of a second is too short where the cores are shared.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: [...chromiumArgs], ...(chromium && { executablePath: chromium }) },
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' },
              // A click on an element that never comes fails before its test is over, and names the element.
              actionTimeout: 10_000,
            }),
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'walk',
          include: [walkTests],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: [processTests],
          // Each test starts several Node processes, which may have to share two cores with the other tests.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
