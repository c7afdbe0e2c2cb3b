import { makeFeedAddress } from '../support/months/calendar-feed.ts'
import { everyone, type Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'settings', path: '/settings', viewers: everyone },
  { name: 'settings-calendar-feed', path: '/settings', viewers: ['recruiter'], prepare: makeFeedAddress },
  {
    name: 'settings-confirm',
    path: '/settings',
    viewers: ['developer'],
    prepare: async (page) => {
      // A session that has just begun is not asked again.
      await page.route('**/api/v1/users/*', (route) =>
        route.fulfill({
          status: 403,
          json: {
            ...{ statusCode: 403, code: 'session.confirm_first', error: 'Confirm', message: 'Confirm' },
            ...{ messages: ['Confirm'], errors: {} },
          },
        }),
      )
      await page.getByRole('textbox', { name: 'New password' }).fill('a much longer password')
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('a much longer password')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
]
