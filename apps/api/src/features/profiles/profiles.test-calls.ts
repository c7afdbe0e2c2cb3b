import type { TestApp } from '../../../test/app.ts'
import { changing, ofOwner, plain } from '../../../test/calls/new-values.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildUser } from '../../../test/factories/user.ts'

const pictured = async (api: TestApp) =>
  buildUser(api.db, { avatar_file_id: await storedFile(api, 'avatar') })

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
      build: async (api) => {
        const { id } = await pictured(api)
        return { id, user_id: id }
      },
      changes: () => [{ skype: 'live:olena' }, { home_address: 'Lviv' }],
      everyField: () => ({
        skype: { skype: 'live:olena' },
        telegram: { telegram: '@olena' },
        github: { github: 'olena' },
        phone_number: { phone_number: '+380 44 000' },
        avatar: { avatar: '_destroy' },
        home_address: { home_address: 'Lviv' },
        date_of_birth: { date_of_birth: '1990-05-17' },
      }),
    },
    'PUT /profiles/:id': {
      build: ({ db }) => buildUser(db),
      changes: () => [{ office: 'Kyiv' }, { home_address: 'Lviv' }],
      everyField: () => ({
        date_of_birth: { date_of_birth: '1990-05-17' },
        marital_status: { marital_status: 'Married' },
        home_address: { home_address: 'Lviv' },
        office: { office: 'Kyiv' },
        post_office: { post_office: '12' },
        children_attributes: { children_attributes: [{ name: 'Taras' }] },
      }),
    },
  },
}
