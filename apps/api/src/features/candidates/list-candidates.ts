import type { CandidateQuery } from '@portal/contract/candidates/candidate-routes'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { pageCount, sliceOf } from '../../paging.ts'
import { readFilter } from './candidate-filter.ts'
import { presentCandidate } from './candidates.presenter.ts'
import { countCandidates, listCandidateRows } from './candidates.store.ts'

/**
 * Lists the candidates of a vacancy, due pings first. A vacancy that does not exist has none; 422 for an unknown
 * filter.
 */
export async function listCandidates({ db, clock }: Deps, actor: Actor, query: CandidateQuery) {
  const match = { vacancyId: query.vacancy_id, ...readFilter(query.filter) }
  const slice = sliceOf(query)
  const today = clock.today()
  const [rows, count] = await Promise.all([
    listCandidateRows(db, match, today, slice),
    countCandidates(db, match),
  ])
  return {
    paginate_candidates: rows.map((row) => presentCandidate(actor, row, today)),
    pages: pageCount(count, slice),
    count,
  }
}
