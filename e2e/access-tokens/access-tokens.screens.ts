import type { Page } from '@playwright/test'
import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { apiPrefix } from '@portal/contract/shared/route'
import { openFirst, type Screen } from '../support/screen.ts'

const url = `**${apiPrefix}${accessTokens.create.url}`

/** Shows a token as if it had been made just now. */
async function makeToken(page: Page): Promise<void> {
  const row = { id: 1, name: 'Payroll', scope: 'read', salary_files: false, expires_on: '2099-01-31' }
  const dates = { last_used_at: null, last_address: null, created_at: '2025-03-12T08:00:00.000Z' }
  const token = `sp_${'Ei7-8KZNOeIygAImHq5G'.repeat(3).slice(0, 43)}`
  await page.route(url, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { ...row, ...dates, token } })
      : route.continue(),
  )
  await openFirst(/^Add token$/)(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Payroll')
  await page.getByRole('button', { name: 'Make token' }).click()
  await page.getByRole('dialog', { name: 'Your new token' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

const toSection = (page: Page) => page.getByRole('region', { name: 'Access tokens' }).scrollIntoViewIfNeeded()

export const screens: readonly Screen[] = [
  { name: 'access-tokens', path: '/settings', viewers: ['admin', 'manager'], prepare: toSection },
  {
    name: 'access-tokens-add',
    path: '/settings',
    viewers: ['developer', 'admin'],
    prepare: openFirst(/^Add token$/),
  },
  { name: 'access-tokens-made', path: '/settings', viewers: ['developer'], prepare: makeToken },
  {
    name: 'access-tokens-of-person',
    path: (demo) => `/users/${demo.userId('Taras Shevchuk')}`,
    viewers: ['admin'],
    prepare: openFirst(/^Access tokens$/),
  },
]
