// Every component test starts with the size of a desktop, and without a draft, a toast or a server.

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
  // The package's own clean-up only works for the first file of a worker.
  await cleanup()
  vi.unstubAllGlobals()
  notifications.clean()
  sessionStorage.clear()
})
