import { changing, ofOwner } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildUser } from '../../../test/factories/user.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /profiles/:id': ofOwner,
    'GET /profile_technologies': (_, { id }) => ({ query: { profile_id: String(id) } }),
    'PUT /profiles/:id': changing(ofOwner, () => ({ profile: { office: 'Kyiv' } })),
  },
  changingCalls: {
    'PUT /profiles/:id': {
      build: ({ db }) => buildUser(db),
      changes: () => [{ office: 'Kyiv' }, { home_address: 'Lviv' }],
    },
  },
}
