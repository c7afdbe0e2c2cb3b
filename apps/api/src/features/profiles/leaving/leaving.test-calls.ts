import { ofOwner } from '../../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: { 'GET /users/:id/behind_last_day': ofOwner },
}
