import type { Page } from '@playwright/test'
import { freePort } from '../../tools/processes.ts'
import { startOidcProvider, type TestProvider } from '../../tools/servers/oidc-provider.ts'
import { type OwnPortal, startOwnPortal } from './own-portal.ts'

/** The settings that name the provider, which the portal's screens call Google. */
export const settingsOf = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_LABEL: 'Google',
})

/** Starts a portal beside a provider that knows its address. */
export async function startWithProvider(
  settings: Record<string, string>,
): Promise<{ portal: OwnPortal; provider: TestProvider }> {
  const port = await freePort()
  const provider = await startOidcProvider([`http://localhost:${port}`])
  return { provider, portal: await startOwnPortal({ ...settingsOf(provider), ...settings }, port) }
}

/** Signs in at the provider with the account of this subject. */
export async function signInAtProvider(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Account').fill(subject)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
