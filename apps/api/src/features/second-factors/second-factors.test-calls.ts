import { eq } from 'drizzle-orm'
import { defaultNow, type TestApp } from '../../../test/app.ts'
import { changing, plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, Owner, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { TestAuthenticator } from '../../../test/sign-in/authenticator.ts'
import { anySecret, codeAt, givePasskey, giveTotp, passkeyUrl } from '../../../test/sign-in/factors.ts'
import { creationOptionsOf } from '../../accounts/factors/passkeys.ts'
import { endOfNewSecret } from '../../accounts/factors/totp.ts'
import { totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { addChallenge } from '../../db/sign-in/challenges.ts'
import { deleteFactors } from '../../db/sign-in/factors.ts'

const withTotp: BuildRequest = async (api, owner) => {
  await api.db.delete(totpSecrets).where(eq(totpSecrets.user_id, owner.id))
  await giveTotp(api, owner)
  return { id: owner.id }
}

const startedTotp: BuildRequest = async ({ db }, { id: user_id }) => {
  const started = { new_secret: anySecret, new_secret_ends_at: endOfNewSecret(new Date(defaultNow)) }
  await db
    .insert(totpSecrets)
    .values({ user_id, ...started })
    .onConflictDoUpdate({ target: totpSecrets.user_id, set: started })
  return { body: { code: codeAt(anySecret, defaultNow) } }
}

const newPasskey: BuildRequest = async ({ db }, { id, email }) => {
  const kind = 'new_passkey' as const
  const challenge = await addChallenge(db, { kind, user_id: id, address: '127.0.0.1' }, new Date(defaultNow))
  const person = { id, email, full_name: email }
  const options = creationOptionsOf(passkeyUrl, { challenge, portalName: 'Portal', person, passkeys: [] })
  return { body: { name: 'Laptop', passkey: new TestAuthenticator(passkeyUrl).make(options) } }
}

/** The only one of the owner, because a person has a bounded number of passkeys. */
async function ownPasskey(api: TestApp, owner: Owner) {
  await deleteFactors(api.db, owner.id)
  const { passkey } = await givePasskey(await api.as(owner))
  return { id: passkey.id }
}

const onePasskey = async (api: TestApp) => {
  const person = await buildUser(api.db)
  const { passkey } = await givePasskey(await api.as(person))
  return { id: passkey.id, user_id: person.id }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /second_factors': plain,
    'POST /second_factors/totp': plain,
    'PUT /second_factors/totp': startedTotp,
    'DELETE /second_factors/totp': withTotp,
    'POST /second_factors/passkeys/options': plain,
    'POST /second_factors/passkeys': newPasskey,
    'PUT /second_factors/passkeys/:id': changing(ownPasskey, () => ({ name: 'Phone' })),
    'DELETE /second_factors/passkeys/:id': ownPasskey,
    'POST /second_factors/recovery_codes': withTotp,
    'DELETE /users/:id/second_factors': withTotp,
  },
  changingCalls: {
    'PUT /second_factors/passkeys/:id': {
      build: onePasskey,
      changes: () => [{ name: 'Phone' }],
      everyField: () => ({ name: { name: 'Phone' } }),
    },
    'DELETE /second_factors/passkeys/:id': { build: onePasskey, changes: () => [] },
  },
}
