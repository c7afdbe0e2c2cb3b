import { eq } from 'drizzle-orm'
import { defaultNow } from '../../../test/app.ts'
import { plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { TestAuthenticator } from '../../../test/sign-in/authenticator.ts'
import { anySecret, codeAt, givePasskey, giveTotp, passkeyUrl } from '../../../test/sign-in/factors.ts'
import { creationOptionsOf } from '../../accounts/factors/passkeys.ts'
import { endOfNewSecret } from '../../accounts/factors/totp.ts'
import { totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { addChallenge } from '../../db/sign-in/challenges.ts'

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

const ownPasskey: BuildRequest = async (api, owner) => {
  const { passkey } = await givePasskey(await api.as(owner))
  return { id: passkey.id, body: { name: 'Phone' } }
}

const onePasskey = async (api: Parameters<BuildRequest>[0]) => {
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
    'PUT /second_factors/passkeys/:id': ownPasskey,
    'DELETE /second_factors/passkeys/:id': async (api, owner) => {
      const { id } = await onePasskey(api)
      const own = await ownPasskey(api, owner)
      return { id: own.id ?? id }
    },
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
