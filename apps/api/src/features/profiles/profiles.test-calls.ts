import { changing, ofOwner, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildUser } from '../../../test/factories/user.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /profiles/:id': ofOwner,
    'GET /profile': plain,
    'PATCH /profile': changing(plain, () => ({ profile: { skype: 'live:olena' } })),
    'GET /profile_technologies': (_, { id }) => ({ query: { profile_id: String(id) } }),
    'PUT /profiles/:id': changing(ofOwner, () => ({ profile: { office: 'Kyiv' } })),
  },
  changingCalls: {
    'PATCH /profile': {
      build: async ({ db }) => {
        const { id } = await buildUser(db)
        return { id, user_id: id }
      },
      changes: () => [{ skype: 'live:olena' }, { home_address: 'Lviv' }],
    },
    'PUT /profiles/:id': {
      build: ({ db }) => buildUser(db),
      changes: () => [{ office: 'Kyiv' }, { home_address: 'Lviv' }],
    },
  },
}
