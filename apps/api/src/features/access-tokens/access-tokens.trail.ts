import { trailOf } from '../../use-case/trail.ts'
import type { AccessTokenRow } from './access-tokens.store.ts'

export const accessTokenTrail = trailOf<AccessTokenRow>({
  object_type: 'access_token',
  id: ({ id }) => id,
  object: ({ name }) => name,
  person: ({ user_id }) => user_id,
  fields: {
    name: ({ name }) => name,
    scope: ({ scope }) => scope,
    expires_on: ({ expires_on }) => expires_on,
    salary_files: ({ salary_files }) => salary_files,
  },
})
