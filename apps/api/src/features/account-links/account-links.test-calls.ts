import { eq } from 'drizzle-orm'
import { newName } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { users } from '../../db/schema/people/users.ts'

const password = () => `${newName().name} of ten`

const tokenOf: (kind: 'invitation' | 'password_reset') => BuildRequest =
  (kind) =>
  async ({ db }, { id }) => ({ params: { token: await buildAccountLink(db, { kind, user_id: id }) } })

const invited: BuildRequest = async ({ db }, { id }) => {
  await db.update(users).set({ is_invited: true }).where(eq(users.id, id))
  await buildAccountLink(db, { kind: 'invitation', user_id: id })
  return { id }
}

export const testCalls: TestCalls = {
  validRequests: {
    'POST /users/:id/invitation': invited,
    'DELETE /users/:id/invitation': invited,
    'GET /invitations/:token': tokenOf('invitation'),
    'PUT /invitations/:token': async (api, owner) => ({
      ...(await tokenOf('invitation')(api, owner)),
      body: { password: password() },
    }),
    'POST /password_resets': () => ({ body: { email: `${newName().name.replaceAll(' ', '')}@portal.test` } }),
    'GET /password_resets/:token': tokenOf('password_reset'),
    'PUT /password_resets/:token': async (api, owner) => ({
      ...(await tokenOf('password_reset')(api, owner)),
      body: { password: password() },
    }),
  },
}
