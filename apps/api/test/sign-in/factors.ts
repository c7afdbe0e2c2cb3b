import { secondFactorStep, secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { totpSecrets } from '../../src/db/schema/sign-in/second-factors.ts'
import type { Client, TestApp } from '../app.ts'
import { buildUser, testPassword } from '../factories/user.ts'
import { TestAuthenticator } from './authenticator.ts'

/** An address that can have passkeys. */
export const passkeyUrl = 'http://localhost:4000'

/** The code of the moment, or of so many steps of 30 seconds later. */
export const codeAt = (secret: string, moment: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(moment) + steps * 30_000 })

export const anySecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A code of six digits that is none of the three that count. */
export function wrongCodeAt(moment: string): string {
  const right = [-1, 0, 1].map((steps) => codeAt(anySecret, moment, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/** Gives a person codes, without their recovery codes. */
export async function giveTotp({ db }: TestApp, { id }: { id: number }, secret = anySecret): Promise<string> {
  await db.insert(totpSecrets).values({ user_id: id, secret })
  return secret
}

/** Makes a passkey for whoever is signed in. */
export async function givePasskey(client: Client, name = 'Laptop') {
  const { data } = await client.call(secondFactors.passkeyOptions)
  const device = new TestAuthenticator(passkeyUrl)
  const added = await client.call(secondFactors.addPasskey, {
    body: { name, passkey: device.make(data.options) },
  })
  return { device, passkey: added.data }
}

const refused = z.extend(secondFactorStep, { code: z.literal('session.second_factor') })

/** A client whose sign-in of a person with codes waits for one of them. */
export async function halfSignedIn(api: TestApp): Promise<Client> {
  const person = await buildUser(api.db, { sub_roles: ['administrator'] })
  await giveTotp(api, person)
  const { challenge } = await beginSignIn(api, person)
  return api.holding(challenge)
}

/** Types the password of a person with a factor, and returns the second step. */
export async function beginSignIn({ visitor }: TestApp, { email }: { email: string }) {
  const { url } = session.create
  const answer = await visitor.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload: { session: { email, password: testPassword } },
  })
  return z.parse(refused, answer.json())
}
