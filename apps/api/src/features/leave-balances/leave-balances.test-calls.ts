import { ofOwner, plain, queryOfOwner } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /users/:id/leaves/total': ofOwner,
    'GET /users/:id/leaves/by_month': ofOwner,
    'GET /leave_counters': queryOfOwner,
    'GET /dashboard/leaves.csv': plain,
    'GET /dashboard/leaves.xlsx': plain,
    'GET /dashboard/leaves': plain,
  },
}
