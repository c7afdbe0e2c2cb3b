import { plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /sub_roles': plain,
    'GET /job_statuses': plain,
    'GET /admin/job_statuses': plain,
  },
}
