import type { Page, Route } from '@playwright/test'
import { type OwnSecondFactors, secondFactors } from '@portal/contract/accounts/second-factors'
import { sessions } from '@portal/contract/accounts/sessions'
import { apiPrefix } from '@portal/contract/shared/route'
import { recoveryCodeCount, shownRecoveryCode } from '@portal/domain/people/second-factors'
import { demoPassword } from './accounts.ts'

type Factors = Partial<Omit<OwnSecondFactors, 'passkeys'>> & {
  /** The names of the passkeys, of which the first was never used. */
  passkeys?: readonly string[]
}

/** Loads Settings anew with these factors: none of the demo's accounts has one, because they sign in with one press. */
export async function showFactors(page: Page, { passkeys = [], ...factors }: Factors): Promise<void> {
  const own: OwnSecondFactors = {
    totp: false,
    recovery_codes_left: 10,
    required_from: null,
    ...factors,
    passkeys: passkeys.map((name, place) => ({
      id: place + 1,
      version: 1,
      name,
      created_at: `2025-0${(place % 9) + 1}-12T08:20:00.000Z`,
      last_used_at: place === 0 ? null : `2025-10-0${(place % 9) + 1}T15:05:00.000Z`,
    })),
  }
  await page.route(`**${apiPrefix}${secondFactors.show.url}`, (route) => route.fulfill({ json: own }))
  await page.reload()
  await page.getByRole('region', { name: 'Codes of an app' }).scrollIntoViewIfNeeded()
  await page.unrouteAll({ behavior: 'wait' })
}

/** Begins the set-up of codes. The session has a fresh proof then, however long ago it began. */
export async function beginCodes(page: Page): Promise<void> {
  await page.request.post(apiPrefix + sessions.confirm.url, { data: { password: demoPassword } })
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog', { name: 'Set up codes' }).waitFor()
}

/** Shows recovery codes as if they had been made just now. */
export async function makeRecoveryCodes(page: Page): Promise<void> {
  await showFactors(page, { totp: true })
  const recovery_codes = Array.from({ length: recoveryCodeCount }, (_, place) =>
    shownRecoveryCode('abcdefghjkmnpqrstuvwxyz'.slice(place, place + 4).repeat(4)),
  )
  const made = (route: Route) => route.fulfill({ status: 201, json: { recovery_codes } })
  await page.route(`**${apiPrefix}${secondFactors.renewRecoveryCodes.url}`, made)
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}
