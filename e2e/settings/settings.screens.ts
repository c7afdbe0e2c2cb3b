import { makeFeedAddress } from '../support/months/calendar-feed.ts'
import { everyone, openFirst, type Screen } from '../support/screen.ts'
import { beginCodes, makeRecoveryCodes, showFactors } from '../support/shown-factors.ts'

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
  {
    name: 'settings-factors',
    path: '/settings',
    viewers: ['developer'],
    prepare: (page) =>
      showFactors(page, {
        totp: true,
        passkeys: ['Chrome on Windows', 'Key in the safe'],
        recovery_codes_left: 2,
      }),
  },
  {
    name: 'settings-last-factor',
    path: '/settings',
    viewers: ['manager'],
    prepare: (page) => showFactors(page, { totp: true, recovery_codes_left: 0, required_from: '2025-01-01' }),
  },
  {
    name: 'settings-ten-passkeys',
    path: '/settings',
    viewers: ['developer'],
    prepare: (page) =>
      showFactors(page, { passkeys: Array.from({ length: 10 }, (_, place) => `Security key ${place + 1}`) }),
  },
  {
    name: 'settings-factor-needed',
    path: '/settings',
    viewers: ['manager'],
    prepare: (page) => showFactors(page, { recovery_codes_left: 0, required_from: '2099-01-01' }),
  },
  { name: 'settings-codes', path: '/settings', viewers: ['developer'], prepare: beginCodes },
  { name: 'settings-recovery-codes', path: '/settings', viewers: ['developer'], prepare: makeRecoveryCodes },
  {
    name: 'settings-passkey',
    path: '/settings',
    viewers: ['developer'],
    prepare: openFirst(/^Add Passkey$/),
  },
]
