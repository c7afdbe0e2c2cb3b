import type { Candidate } from '@portal/contract/candidates/candidates'
import type { DbOrTx } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { presentCandidate } from './candidates.presenter.ts'
import { type CandidateRow, findCandidateRow } from './candidates.store.ts'

type Reading = Pick<Deps, 'clock'> & { db: DbOrTx }

/** Shows a candidate; 404 when there is none with this id. */
export async function showCandidate({ db, clock }: Reading, actor: Actor, id: number): Promise<Candidate> {
  return presentCandidate(actor, await getCandidateRow(db, id), clock.today())
}

/** Reads a candidate; 404 when there is none with this id. */
export const getCandidateRow = async (db: DbOrTx, id: number): Promise<CandidateRow> =>
  found(await findCandidateRow(db, id), 'candidates.not_found')
