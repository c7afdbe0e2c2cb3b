import type { HistoryQuery } from '@portal/contract/candidates/candidate-query'
import type { Actor } from '../../../use-case/actor.ts'
import { notFound } from '../../../use-case/not-found.ts'
import { pageCount, sliceOf } from '../../../use-case/paging.ts'
import type { Deps } from '../../deps.ts'
import { countChanges, isCandidate, listChangeRows } from './history.store.ts'

/** Lists the changes of the significate, the latest first; 404 when there is no such candidate. */
export async function listSignificateChanges({ db }: Deps, _actor: Actor, id: number, query: HistoryQuery) {
  const slice = sliceOf(query)
  const [exists, rows, count] = await Promise.all([
    isCandidate(db, id),
    listChangeRows(db, id, slice),
    countChanges(db, id),
  ])
  if (!exists) throw notFound('candidates.not_found')
  return {
    changes: rows.map((row) => ({
      id: row.id,
      from: row.from,
      to: row.to,
      changed_at: row.changed_at.toISOString(),
      changed_by: row.changed_by && { id: row.changed_by.id, full_name: row.changed_by.full_name },
    })),
    pages: pageCount(count, slice),
    count,
  }
}
