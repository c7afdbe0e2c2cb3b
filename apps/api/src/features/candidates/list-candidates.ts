import type { CandidateQuery } from '@portal/contract/candidates/candidate-query'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { readMatch } from './candidate-match.store.ts'
import { presentCandidate } from './candidates.presenter.ts'
import { countCandidates, listCandidateRows } from './candidates.store.ts'

/**
 * Lists the candidates of a vacancy or of all, due pings first unless sorted. A vacancy that does not exist has none;
 * 422 for an unknown filter.
 */
export async function listCandidates({ db, clock }: Deps, actor: Actor, query: CandidateQuery) {
  const match = readMatch(query)
  const slice = sliceOf(query)
  const today = clock.today()
  const [rows, count] = await Promise.all([
    listCandidateRows(db, match, { sort: query.sort, today }, slice),
    countCandidates(db, match),
  ])
  return {
    paginate_candidates: rows.map((row) => presentCandidate(actor, row, today)),
    pages: pageCount(count, slice),
    count,
  }
}
