import { openFirst, openFirstRow, type Screen } from './support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'mails', path: '/mails', viewers: ['admin'] },
  { name: 'mails-row', path: '/mails', viewers: ['admin'], prepare: openFirstRow },
  { name: 'mails-empty', path: '/mails?page=1&state=waiting', viewers: ['admin'] },
  {
    name: 'mails-read',
    path: '/mails',
    viewers: ['admin'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send a test mail to me' }).click()
      // The mails of other screens may be above it until the list has it.
      await openFirst(/^Read: Test mail of /)(page)
      await page.frameLocator('iframe').getByText('Mails of Staff portal arrive.').waitFor()
    },
  },
]
