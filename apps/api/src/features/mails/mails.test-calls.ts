import { plain } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildMail } from '../../../test/factories/mail.ts'

const mailOf: BuildRequest = async ({ db }, { id }) => ({ id: (await buildMail(db, { user_id: id })).id })

const held: BuildRequest = async ({ db }, { id }) => {
  await buildMail(db, { user_id: id, state: 'held' })
  return {}
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /mails': plain,
    'GET /mails/:id': mailOf,
    'POST /mails/:id/retry': mailOf,
    'POST /mails/held/send': held,
    'POST /mails/held/drop': held,
    'POST /mails/test': plain,
  },
}
