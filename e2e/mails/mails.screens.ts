import type { Page } from '@playwright/test'
import { entryWith } from '../support/lists.ts'
import { holdMails } from '../support/mail/held.ts'
import { openFirst, openFirstRow, type Screen } from '../support/screen.ts'

async function showHeld(page: Page): Promise<void> {
  await holdMails(page)
  await page.reload()
  await page.getByText(/2 mails waited/).waitFor()
  // The next screens are those of the portal itself.
  await page.unrouteAll({ behavior: 'wait' })
}

export const screens: readonly Screen[] = [
  { name: 'mails', path: '/mails', viewers: ['admin'] },
  { name: 'mails-row', path: '/mails', viewers: ['admin'], prepare: openFirstRow },
  { name: 'mails-held', path: '/mails', viewers: ['admin'], prepare: showHeld },
  { name: 'mails-empty', path: '/mails?page=1&state=waiting', viewers: ['admin'] },
  {
    name: 'mails-read',
    path: '/mails',
    viewers: ['admin'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send a test mail to me' }).click()
      // Until the list has it, the first test mail is one whose text is deleted already.
      await entryWith(page, 'Test mail of ').filter({ hasText: 'Waiting' }).first().waitFor()
      await openFirst(/^Read: Test mail of /)(page)
      await page.frameLocator('iframe').getByText('Mails of Staff portal arrive.').waitFor()
    },
  },
]
