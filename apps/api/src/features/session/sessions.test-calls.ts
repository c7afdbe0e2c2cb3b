import { eq } from 'drizzle-orm'
import { defaultNow } from '../../../test/app.ts'
import { plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { testPassword } from '../../../test/factories/user.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { deleteFactors } from '../../db/sign-in/factors.ts'
import { createSession } from './session.store.ts'

const sessionOf: BuildRequest = async ({ db }, { id: user_id }) => {
  const token_hash = hashSecretToken(newSecretToken())
  const now = new Date(defaultNow)
  const expires_at = new Date(now.getTime() + 86_400_000)
  await createSession(db, {
    token_hash,
    user_id,
    signed_in_by: 'password',
    browser: 'Firefox on Windows',
    address: '10.0.0.1',
    now,
    expires_at,
  })
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token_hash, token_hash))
  return { id: row?.id ?? 0 }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /sessions': plain,
    'DELETE /sessions/:id': sessionOf,
    'DELETE /sessions': async (api, owner) => {
      await sessionOf(api, owner)
      return {}
    },
    'POST /session/confirm': async ({ db }, { id }) => {
      await deleteFactors(db, id)
      return { body: { password: testPassword } }
    },
  },
}
