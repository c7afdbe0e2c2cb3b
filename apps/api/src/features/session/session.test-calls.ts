import { plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { testPassword } from '../../../test/factories/user.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'POST /session': (_, { email }) => ({ body: { session: { email, password: testPassword } } }),
    'GET /session': plain,
    'DELETE /session': plain,
  },
}
