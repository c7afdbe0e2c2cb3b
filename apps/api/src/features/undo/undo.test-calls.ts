import { defaultNow } from '../../../test/app.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { keepUndo } from '../../db/undo/undo-entries.ts'

/** The creation of a record, which can be taken back at the time of the tests' clock. */
const creationOf: BuildRequest = async ({ db }, { id: userId }) => {
  const { id, version } = await buildRecord(db, { userId })
  const changes = { userId, changes: [{ act: 'created', id, version }] }
  const entry = { userId, kind: 'records', changes, now: new Date(defaultNow) } as const
  return { body: { token: await db.transaction((tx) => keepUndo(tx, entry)) } }
}

export const testCalls: TestCalls = { validRequests: { 'POST /undo': creationOf } }
