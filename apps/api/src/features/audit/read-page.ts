import type { AuditEntries, HistoryQuery } from '@portal/contract/audit'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import { countEntries, listEntryRows, type TrailMatch, type TrailRow } from './audit.store.ts'
import { presentEntry } from './present-entry.ts'

type Page = {
  match: TrailMatch
  query: HistoryQuery
  /** Whether sentences name the object. */
  named: boolean
  /** What the reader may see of a row; all of it when absent. */
  shown?: (row: TrailRow) => TrailRow
}

export async function readPage(
  db: DbOrTx,
  reader: Actor,
  { match, query, named, shown = (row) => row }: Page,
): Promise<AuditEntries> {
  const slice = sliceOf(query)
  const { count, newest } = await countEntries(db, match)
  const rows = newest === null ? [] : await listEntryRows(db, { match, newest, slice })
  return {
    entries: rows.map((row) => presentEntry(reader, shown(row), { named })),
    pages: pageCount(count, slice),
    count,
  }
}
