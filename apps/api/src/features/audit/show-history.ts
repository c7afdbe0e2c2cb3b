import type { AuditEntries, HistoryQuery, histories } from '@portal/contract/audit'
import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import type { TrailRow } from './audit.store.ts'
import { readPage } from './read-page.ts'

export type HistoryType = keyof typeof histories

/** Each reads a row of its kind as the row's own answer is read, and refuses whom that one refuses. */
export type RowReaders = Readonly<
  Record<HistoryType, (deps: Deps, actor: Actor, id: number) => Promise<unknown>>
>

type Asked = { type: HistoryType; id: number; query: HistoryQuery; readRow: RowReaders[HistoryType] }

/**
 * What was done to a row, newest first, for whoever may read the row; 403 or 404 as the row itself. Below manager level
 * only what concerned the reader is told of contracts, records and requests: a row may have been another person's before.
 */
export async function showHistory(
  deps: Deps,
  reader: Actor,
  { type, id, query, readRow }: Asked,
): Promise<AuditEntries> {
  await readRow(deps, reader, id)
  const isLimited = !isManagerLevel(reader) && belongsToPeople.includes(type)
  return readPage(deps.db, reader, {
    match: { object: { type, id }, ...(isLimited ? { person_id: reader.id } : {}) },
    query,
    named: false,
    ...(isLimited ? { shown: withoutOtherPeople } : {}),
  })
}

const belongsToPeople: readonly HistoryType[] = ['contract', 'record', 'request']

const withoutOtherPeople = (row: TrailRow): TrailRow => ({
  ...row,
  changes: row.changes.map((change) =>
    change.field === 'user_id' ? { ...change, before: null, after: null, hidden: true } : change,
  ),
})
