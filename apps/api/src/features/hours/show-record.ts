import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { reachRecordsVerdict } from './hours.policy.ts'
import { findRecordRow, type RecordRow } from './hours.store.ts'

/** Reads a record for those who may; 404 for the others and where there is none. */
export async function findReadableRecord(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
): Promise<RecordRow> {
  const row = found(await findRecordRow(db, { id }), 'records.not_found')
  enforce(reachRecordsVerdict(actor, row.user_id))
  return row
}
