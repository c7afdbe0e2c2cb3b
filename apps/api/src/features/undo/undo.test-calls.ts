import { defaultNow } from '../../../test/app.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { keepUndo } from '../../db/undo/undo-entries.ts'

/** The creation of a record, which can be taken back at the time of the tests' clock. */
const creationOf: BuildRequest = async ({ db }, { id: user_id }) => {
  const { id, version } = await buildRecord(db, { user_id })
  const changes = { userId: user_id, changes: [{ act: 'created', id, version }] }
  const entry = { user_id, kind: 'records', changes, now: new Date(defaultNow) } as const
  return { body: { token: await db.transaction((tx) => keepUndo(tx, entry)) } }
}

export const testCalls: TestCalls = { validRequests: { 'POST /undo': creationOf } }
