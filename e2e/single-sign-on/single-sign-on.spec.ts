// Single sign-on at a real provider, which the tests start: whose account it is, and what is refused.

import { expect, type Page } from '@playwright/test'
import type { TestProvider } from '../../tools/servers/oidc-provider.ts'
import { demoPassword } from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { unique } from '../support/company.ts'
import { typeCredentials } from '../support/factors.ts'
import { ownPortal, signInAdmin } from '../support/own-portal.ts'
import { signInAtProvider, startWithProvider } from '../support/provider.ts'
import { test } from '../support/test.ts'

test.use({ ownContext: true })
test.describe.configure({ mode: 'default' })

let provider: TestProvider
const portal = ownPortal(async () => {
  const both = await startWithProvider({})
  provider = both.provider
  await signInAdmin(both.portal)
  return both.portal
})
test.afterAll(() => provider.stop())

const refused = (page: Page) =>
  expect(page.getByText("Your company's account at Google has no access here. Ask an admin.")).toBeVisible()

test('a known person signs in by the provider, to the page that was wanted', async ({ page }) => {
  const { url, hire } = portal()
  const person = await hire()
  const subject = provider.addAccount({ email: person.email.toUpperCase(), email_verified: true })
  await page.goto(`${url}/my-report`)
  await expectNoViolations(page)
  await signInAtProvider(page, subject)
  await expect(page).toHaveURL(`${url}/my-report`)
})

test('an invited person is active from the first sign-in by the provider on', async ({ page }) => {
  const { url, hire } = portal()
  const person = await hire({ invite: true })
  const subject = provider.addAccount({ email: person.email, email_verified: true })
  await page.goto(url)
  await signInAtProvider(page, subject)
  await expect(page).toHaveURL(`${url}/create-record`)
})

test('unknown and inactive people and unverified e-mails read one sentence', async ({ page }) => {
  const { url, admin, hire } = portal()
  const email = `${unique('unknown')}@demo.test`
  await page.goto(url)
  await signInAtProvider(page, provider.addAccount({ email, email_verified: true }))
  await refused(page)
  await expectNoViolations(page)

  const person = await hire()
  const left = await admin.put(`/api/v1/users/${person.id}`, { data: { user: { active: false } } })
  expect(left.status()).toBe(200)
  await page.context().clearCookies()
  await page.goto(url)
  await signInAtProvider(page, provider.addAccount({ email: person.email, email_verified: true }))
  await refused(page)

  const other = await hire()
  await page.context().clearCookies()
  await page.goto(url)
  await signInAtProvider(page, provider.addAccount({ email: other.email, email_verified: false }))
  await expect(
    page.getByText('Google does not confirm that the e-mail of your account is yours.'),
  ).toBeVisible()
  await typeCredentials(page, other.email, demoPassword)
  await expect(page).toHaveURL(`${url}/create-record`)
  await expect(page.getByText('Google does not confirm')).toBeHidden()
})

test('an admin unlinks a person from the account of the provider', async ({ page }) => {
  const { url, admin, hire } = portal()
  const person = await hire()
  await page.goto(url)
  await signInAtProvider(page, provider.addAccount({ email: person.email, email_verified: true }))
  await expect(page).toHaveURL(`${url}/create-record`)
  const { cookies } = await admin.storageState()
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  await page.goto(`${url}/users/${person.id}`)
  await page.getByRole('button', { name: 'Unlink from Google' }).click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('button', { name: 'Unlink from Google' })).toBeHidden()
})
