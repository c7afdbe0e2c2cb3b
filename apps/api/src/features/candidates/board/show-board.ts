import type { BoardCandidate, BoardColumn, BoardQuery } from '@portal/contract/recruiting/candidate-routes'
import type { Day } from '@portal/domain/days'
import { significates } from '@portal/domain/recruiting/candidates'
import { isPingDue } from '@portal/domain/recruiting/ping-again'
import type { Actor } from '../../../actor.ts'
import { canOf } from '../../../authorized.ts'
import { numberOf } from '../../../db/values.ts'
import type { Deps } from '../../../deps.ts'
import { readFilter } from '../candidate-filter.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import { type CardRow, countBySignificate, listCardRows } from './board.store.ts'

/** A column for every significate, also without candidates. The filter is that of the list. */
export async function showBoard(
  { db, clock }: Deps,
  actor: Actor,
  query: BoardQuery,
): Promise<{ columns: BoardColumn[] }> {
  const match = { vacancyId: query.vacancy_id, ...readFilter(query.filter) }
  const today = clock.today()
  const [rows, counts] = await Promise.all([
    listCardRows(db, match, today, query.limit),
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
  id: row.id,
  version: row.version,
  full_name: row.fullName,
  position: row.position,
  technologies: row.technologies.map(({ name }) => name),
  salary: numberOf(row.salary),
  english: row.english,
  experience: numberOf(row.experience),
  significate: row.significate,
  ping_again: row.pingAgain,
  ping_again_on: row.pingAgainOn,
  ping_again_due: isPingDue(row, today),
  can: canOf(candidatePolicy(actor, row)),
})
