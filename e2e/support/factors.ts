import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'

const stepMs = 30_000

/** The code of the present moment. It counts for half a minute more, so that a slow browser does not miss it. */
const firstCode = (secret: string): string => new TOTP({ secret }).generate()

/** A code after the first one, which is used up: that of the next half minute, which counts already. */
export const nextCode = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepMs })

/** Gives the browser a device that makes and uses passkeys, and asks for a finger that it always gets. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Types e-mail and password on the login. */
export async function typeCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Sets codes up under Settings and keeps the recovery codes. Returns the secret and the codes. */
export async function setUpCodes(
  page: Page,
  button = 'Set up',
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up codes' })
  const secret = (await dialog.locator('code').textContent())?.replaceAll(/\s/g, '') ?? ''
  await dialog.getByRole('textbox', { name: 'Code' }).fill(firstCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  return { secret, recoveryCodes: await keepRecoveryCodes(page) }
}

/** Reads the recovery codes that are shown once, and closes them. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return codes
}
