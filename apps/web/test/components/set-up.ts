// What every component test starts with: the size of a desktop, no draft, no toast, and no server.

import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { desktop } from './sizes.ts'

beforeEach(async () => {
  await page.viewport(...desktop)
  vi.stubGlobal('fetch', async (url: string) => {
    throw new Error(`The test does not answer ${url}`)
  })
})

afterEach(async () => {
  // The package's own clean-up holds for the first file of a worker alone.
  await cleanup()
  vi.unstubAllGlobals()
  notifications.clean()
  sessionStorage.clear()
})
