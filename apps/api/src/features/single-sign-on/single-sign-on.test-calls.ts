import { plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'

const linked: BuildRequest = async ({ db }, { id }) => {
  const values = { issuer: 'https://provider.test', subject: `subject ${nextNumber()}` }
  await db
    .insert(oidcAccounts)
    .values({ user_id: id, ...values })
    .onConflictDoNothing()
  return { id }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /auth/oidc': plain,
    'GET /auth/oidc/callback': plain,
    'DELETE /users/:id/oidc': linked,
    'GET /auth/link/:token': async ({ db }, { id }) => ({
      params: { token: await buildAccountLink(db, { kind: 'sign_in', user_id: id }) },
    }),
  },
}
