import { addDays } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import { ofOwner, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { giveToken, today } from '../../../test/sign-in/access-tokens.ts'
import { accessTokens } from '../../db/schema/sign-in/access-tokens.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /access_tokens': plain,
    'POST /access_tokens': async ({ db }, { id }) => {
      await db.delete(accessTokens).where(eq(accessTokens.user_id, id))
      return { body: { name: 'Payroll', scope: 'read', expires_on: addDays(today, 30), salary_files: false } }
    },
    'DELETE /access_tokens/:id': async (api, owner) => ({ id: (await giveToken(api, owner)).id }),
    'GET /users/:id/access_tokens': ofOwner,
    'DELETE /users/:id/access_tokens/:token_id': async (api, owner) => ({
      id: owner.id,
      params: { token_id: String((await giveToken(api, owner)).id) },
    }),
  },
}
