import type { Page } from '@playwright/test'
import { session } from '@portal/contract/accounts/session'
import { portal } from '@portal/contract/portal'
import { apiPrefix } from '@portal/contract/shared/route'
import { demoPassword } from '../support/accounts.ts'
import { typeCredentials } from '../support/factors.ts'
import type { Screen } from '../support/screen.ts'

/** Loads the page anew in a portal with single sign-on: that of the demo has none. */
async function withProvider(page: Page, more: object = {}): Promise<void> {
  await page.route(`**${apiPrefix}${portal.show.url}`, async (route) => {
    const answer = await route.fetch()
    const oidc = { label: 'Google', sign_out_url: 'https://accounts.example/logout' }
    await route.fulfill({ json: { ...(await answer.json()), oidc, ...more } })
  })
  await page.reload()
  await page.getByRole('link', { name: 'Sign in with Google' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

/** Answers the password as for a person with codes: none of the demo's accounts has any. */
async function secondStep(page: Page): Promise<void> {
  const sentence = 'Confirm with your second factor that it is you'
  const step = { challenge: 'a'.repeat(43), methods: ['totp', 'recovery_code'], passkey_options: null }
  const envelope = { statusCode: 401, code: 'session.second_factor', error: sentence, message: sentence }
  await page.route(`**${apiPrefix}${session.create.url}`, (route) =>
    route.fulfill({ status: 401, json: { ...envelope, messages: [sentence], errors: {}, ...step } }),
  )
  await typeCredentials(page, 'developer@demo.test', demoPassword)
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

/** Loads the page anew for a person who must have a second factor from the day on. */
const requiredFrom = (day: string, text: string) => async (page: Page) => {
  await page.route(`**${apiPrefix}${session.show.url}`, async (route) => {
    const answer = await route.fetch()
    const { user } = await answer.json()
    await route.fulfill({ json: { user: { ...user, factor_required_from: day } } })
  })
  await page.reload()
  await page.getByText(text).first().waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

export const screens: readonly Screen[] = [
  { name: 'login', path: '/', viewers: ['visitor'] },
  { name: 'login-second-step', path: '/', viewers: ['visitor'], prepare: secondStep },
  { name: 'login-provider', path: '/', viewers: ['visitor'], prepare: (page) => withProvider(page) },
  {
    name: 'login-provider-alone',
    path: '/?failure=single_sign_on.no_access',
    viewers: ['visitor'],
    prepare: (page) => withProvider(page, { password_sign_in: false, passkeys: false }),
  },
  {
    name: 'factor-required',
    path: '/my-report',
    viewers: ['developer'],
    prepare: requiredFrom('2025-01-01', 'Set up a second factor'),
  },
  {
    name: 'factor-announced',
    path: '/my-report',
    viewers: ['developer'],
    prepare: requiredFrom('2099-01-31', 'Set up now'),
  },
  { name: 'unauthorized', path: '/unauthorized', viewers: ['visitor'] },
  { name: 'denied', path: '/manage-holidays', viewers: ['developer'] },
  { name: 'denied-recruiting', path: '/vacancies', viewers: ['developer'] },
  { name: 'not-found', path: '/no-such-page', viewers: ['visitor', 'developer'] },
]
