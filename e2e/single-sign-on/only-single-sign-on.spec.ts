// A portal without passwords: the provider makes unknown people, and a link of the server leads back in.

import { expect } from '@playwright/test'
import { runScript } from '../../tools/run-script.ts'
import type { TestProvider } from '../../tools/servers/oidc-provider.ts'
import { accounts } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { ownPortal } from '../support/own-portal.ts'
import { settingsOf, signInAtProvider, startWithProvider } from '../support/provider.ts'
import { test } from '../support/test.ts'

test.use({ ownContext: true })
test.describe.configure({ mode: 'default' })

const alone = { PASSWORD_SIGN_IN: 'off', OIDC_CREATE: 'developer' }
let provider: TestProvider
const portal = ownPortal(async () => {
  const both = await startWithProvider(alone)
  provider = both.provider
  return both.portal
})
test.afterAll(() => provider.stop())

test('the login has the provider alone, which makes an unknown person', async ({ page }) => {
  const { url } = portal()
  await page.goto(url)
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await expectNoViolations(page)
  await page.goto(`${url}/forgot-password`)
  await expect(page.getByText('Passwords are not used here')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(url)
  const account = {
    email: `${unique('new')}@demo.test`,
    email_verified: true,
    given_name: 'Оксана',
    family_name: 'Ковальчук',
  }
  await signInAtProvider(page, provider.addAccount(account))
  await expect(page).toHaveURL(`${url}/create-record`)
  await page.goto(`${url}/profile`)
  await expect(page.getByText('Oksana Kovalchuk').first()).toBeVisible()
})

test('a link of the server signs the admin in once', async ({ page }) => {
  const { url, dataDir } = portal()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: url,
    DEMO: 'on',
    ...settingsOf(provider),
    ...alone,
  }
  const { code, words } = await runScript('sign-in-link', settings, accounts.admin)
  expect(code).toBe(0)
  const [link = ''] = words.match(/http:\S+/) ?? []
  await page.goto(link)
  await expect(page).toHaveURL(`${url}/users_list`)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('This link was used or has ended. Make a new one on the server.')).toBeVisible()
  await expectNoViolations(page)
})
