import type { NeighboursQuery } from '@portal/contract/candidates/candidate-query'
import type { Neighbours } from '@portal/contract/candidates/candidate-routes'
import type { Actor } from '../../../use-case/actor.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { readMatch } from '../candidate-match.store.ts'
import { findNeighbours } from './neighbours.store.ts'

/** Shows the neighbours of a candidate in the list of the query; 404 when there is no such candidate. */
export async function showNeighbours(
  { db, clock }: Deps,
  _actor: Actor,
  id: number,
  query: NeighboursQuery,
): Promise<Neighbours> {
  const order = { sort: query.sort, today: clock.today() }
  const row = found(await findNeighbours(db, id, readMatch(query), order), 'candidates.not_found')
  return {
    place: row.isListed ? row.place : null,
    count: row.count,
    previous: row.previous,
    next: row.next,
  }
}
