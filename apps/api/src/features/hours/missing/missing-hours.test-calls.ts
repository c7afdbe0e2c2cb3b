import { plain } from '../../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../../test/calls/test-calls.ts'
import { buildContract } from '../../../../test/factories/contract.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /dashboard/forecast': plain,
    'GET /dashboard/missing_hours': plain,
    // Somebody besides, who has no hours: people of manager level lack none.
    'POST /dashboard/missing_hours/reminders': async ({ db }, { id }) => ({
      body: { user_ids: [id, (await buildContract(db)).user_id] },
    }),
  },
}
