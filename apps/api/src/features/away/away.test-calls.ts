import type { TestCalls } from '../../../test/calls/test-calls.ts'

export const testCalls: TestCalls = {
  validRequests: { 'GET /away': () => ({ query: { month: '2025-03' } }) },
}
