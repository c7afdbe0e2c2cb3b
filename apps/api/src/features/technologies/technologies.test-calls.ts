import { newName, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /technologies.csv': plain,
    'GET /technologies.xlsx': plain,
    'GET /technologies': plain,
    'POST /technologies': () => ({ body: { technology: newName() } }),
    'GET /project_technologies': plain,
  },
}
