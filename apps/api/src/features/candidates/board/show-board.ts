import type { BoardQuery } from '@portal/contract/candidates/candidate-query'
import type { BoardCandidate, BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { significates } from '@portal/domain/candidates/candidates'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../../use-case/actor.ts'
import { canOf } from '../../../use-case/authorized.ts'
import type { Deps } from '../../deps.ts'
import { readMatch } from '../candidate-match.store.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import { type CardRow, countBySignificate, listCardRows } from './board.store.ts'

/** Shows a column for every significate, also without candidates. The query is that of the list. */
export async function showBoard(
  { db, clock }: Deps,
  actor: Actor,
  query: BoardQuery,
): Promise<{ columns: BoardColumn[] }> {
  const match = readMatch(query)
  const today = clock.today()
  const [rows, counts] = await Promise.all([
    listCardRows(db, match, { sort: query.sort, today }, query.limit),
    countBySignificate(db, match),
  ])
  const rowsOf = Map.groupBy(rows, (row) => row.significate)
  const countOf = new Map(counts.map((row) => [row.significate, row.count]))
  const columns = significates.map((significate) => ({
    significate,
    count: countOf.get(significate) ?? 0,
    candidates: (rowsOf.get(significate) ?? []).map((row) => presentCard(actor, row, today)),
  }))
  return { columns }
}

const presentCard = (actor: Actor, row: CardRow, today: Day): BoardCandidate => ({
  ...row,
  technologies: row.technologies.map(({ name }) => name),
  ping_again_due: isPingDue(row, today),
  can: canOf(candidatePolicy(actor, row)),
})
