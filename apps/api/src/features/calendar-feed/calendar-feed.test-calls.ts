import { defaultNow } from '../../../test/app.ts'
import { plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { replaceFeed } from './calendar-feed.store.ts'

const feedOf: BuildRequest = async ({ db }, { id: user_id }) => {
  const token = newSecretToken()
  const token_hash = hashSecretToken(token)
  await db.transaction((tx) => replaceFeed(tx, { user_id, token_hash, created_at: new Date(defaultNow) }))
  return { id: token }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /calendar_feed': plain,
    'POST /calendar_feed': plain,
    'DELETE /calendar_feed': async (api, owner) => {
      await feedOf(api, owner)
      return {}
    },
    'GET /calendar/:token.ics': feedOf,
  },
}
