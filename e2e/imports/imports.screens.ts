import type { Page } from '@playwright/test'
import { openFirst, openFirstRow, type Screen } from '../support/screen.ts'

/** Opens the parts of an import that are folded, where a phone has them. */
async function openParts(page: Page, narrow: boolean): Promise<void> {
  if (narrow) return
  for (const part of ['Columns', 'Values']) {
    await page.getByRole('button', { name: `Change: ${part}`, exact: true }).click()
  }
}

export const screens: readonly Screen[] = [
  { name: 'import', path: '/import', viewers: ['admin'] },
  { name: 'import-row', path: '/import', viewers: ['admin'], prepare: openFirstRow },
  { name: 'import-add', path: '/import', viewers: ['admin'], prepare: openFirst(/^Import a file$/) },
  { name: 'import-checked', path: '/import/2', viewers: ['admin'] },
  { name: 'import-refused', path: '/import/2?state=refuse', viewers: ['admin'], prepare: openFirstRow },
  { name: 'import-choices', path: '/import/2', viewers: ['admin'], prepare: openParts },
  { name: 'import-done', path: '/import/1', viewers: ['admin'] },
]
