import { session } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { defaultNow } from '../../../test/app.ts'
import { plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { testPassword } from '../../../test/factories/user.ts'
import { codeAt, givePasskey, giveTotp } from '../../../test/sign-in/factors.ts'
import { totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { addChallenge } from '../../db/sign-in/challenges.ts'
import { deleteFactors } from '../../db/sign-in/factors.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'POST /session': async ({ db }, { id, email }) => {
      await deleteFactors(db, id)
      return { body: { session: { email, password: testPassword } } }
    },
    'POST /session/second_factor': async (api, owner) => {
      const user_id = owner.id
      await api.db.delete(totpSecrets).where(eq(totpSecrets.user_id, user_id))
      const secret = await giveTotp(api, owner)
      const challenge = await addChallenge(
        api.db,
        { kind: 'second_factor', user_id, address: '127.0.0.1' },
        new Date(defaultNow),
      )
      return { body: { challenge, code: codeAt(secret, defaultNow) } }
    },
    'POST /session/passkey_options': plain,
    'POST /session/passkey': async (api, owner) => {
      await deleteFactors(api.db, owner.id)
      const { device } = await givePasskey(await api.as(owner))
      const { data } = await api.visitor.call(session.passkeyOptions)
      return { body: { challenge: data.challenge, passkey: device.answer(data.options) } }
    },
    'GET /session': plain,
    'DELETE /session': plain,
  },
}
