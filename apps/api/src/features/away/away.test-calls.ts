import type { TestCalls } from '../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /away.csv': () => ({ query: { month: '2025-03' } }),
    'GET /away.xlsx': () => ({ query: { month: '2025-03' } }),
    'GET /away': () => ({ query: { month: '2025-03' } }),
  },
}
