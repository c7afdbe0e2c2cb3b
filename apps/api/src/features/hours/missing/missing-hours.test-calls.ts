import { plain } from '../../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /dashboard/forecast': plain,
    'GET /dashboard/missing_hours': plain,
    'POST /dashboard/missing_hours/reminders': (_, { id }) => ({ body: { user_ids: [id] } }),
  },
}
