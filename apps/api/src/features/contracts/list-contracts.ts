import type { ContractFilters, ContractLogQuery, ContractQuery } from '@portal/contract/contracts'
import type { Day } from '@portal/domain/days'
import { userExists } from '../../db/reads/user-exists.ts'
import type { Actor } from '../../use-case/actor.ts'
import { notFound } from '../../use-case/not-found.ts'
import { pageCount, sliceIfPaged, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentContract } from './contracts.presenter.ts'
import {
  type ContractMatch,
  countContracts,
  listContractLog,
  listContractRows,
  projectExists,
} from './contracts.store.ts'

/** Lists contracts by full name and start unless sorted. Without a page it returns all of them. */
export async function listContracts({ db, clock }: Deps, actor: Actor, filter: ContractQuery) {
  const match = matchOf(filter, clock.today())
  const slice = sliceIfPaged(filter)
  const [rows, count] = await Promise.all([
    listContractRows(db, { ...match, sort: filter.sort }, slice),
    countContracts(db, match),
  ])
  return {
    contracts: rows.map((row) => presentContract(actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}

export const matchOf = (filter: ContractFilters, today: Day): ContractMatch => ({
  id: filter.id,
  user_id: filter.user_id,
  project_id: filter.project_id,
  job_status_id: filter.status_id,
  state: { is: filter.state ?? 'all', on: today },
  withBench: filter.bench,
})

/** Lists a person's contracts, newest start first; 404 when there is no such person. */
export async function showUserContractLog(
  deps: Deps,
  actor: Actor,
  user_id: number,
  query: ContractLogQuery,
) {
  if (!(await userExists(deps.db, user_id))) throw notFound('users.not_found')
  return showLog(deps, actor, { user_id }, query)
}

/** Lists a project's contracts, newest start first; 404 when there is no such project. */
export async function showProjectContractLog(
  deps: Deps,
  actor: Actor,
  project_id: number,
  query: ContractLogQuery,
) {
  if (!(await projectExists(deps.db, project_id))) throw notFound('projects.not_found')
  return showLog(deps, actor, { project_id }, query)
}

async function showLog(
  { db }: Deps,
  actor: Actor,
  match: ContractMatch,
  { sort, ...page }: ContractLogQuery,
) {
  const slice = sliceOf(page)
  const [rows, count] = await Promise.all([
    listContractLog(db, { ...match, sort }, slice),
    countContracts(db, match),
  ])
  return {
    paginate_contracts: rows.map((row) => presentContract(actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}
