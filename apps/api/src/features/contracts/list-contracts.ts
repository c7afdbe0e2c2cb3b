import type { ContractQuery } from '@portal/contract/contracts'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../not-found.ts'
import { type PageQuery, pageCount, sliceIfPaged, sliceOf } from '../../paging.ts'
import { presentContract } from './contracts.presenter.ts'
import {
  type ContractMatch,
  countContracts,
  listContractLog,
  listContractRows,
  projectExists,
  userExists,
} from './contracts.store.ts'

/** By full name and start. Without a page: all of them. */
export async function listContracts({ db }: Deps, actor: Actor, filter: ContractQuery) {
  const match = { userId: filter.user_id, projectId: filter.project_id, jobStatusId: filter.status_id }
  const slice = sliceIfPaged(filter)
  const [rows, count] = await Promise.all([listContractRows(db, match, slice), countContracts(db, match)])
  return {
    contracts: rows.map((row) => presentContract(actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}

/** A person's contracts, newest start first; 404 when there is no such person. */
export async function showUserContractLog(deps: Deps, actor: Actor, userId: number, page: PageQuery) {
  if (!(await userExists(deps.db, userId))) throw notFound('users.not_found')
  return showLog(deps, actor, { userId }, page)
}

/** A project's contracts, newest start first; 404 when there is no such project. */
export async function showProjectContractLog(deps: Deps, actor: Actor, projectId: number, page: PageQuery) {
  if (!(await projectExists(deps.db, projectId))) throw notFound('projects.not_found')
  return showLog(deps, actor, { projectId }, page)
}

async function showLog({ db }: Deps, actor: Actor, match: ContractMatch, page: PageQuery) {
  const slice = sliceOf(page)
  const [rows, count] = await Promise.all([listContractLog(db, match, slice), countContracts(db, match)])
  return {
    paginate_contracts: rows.map((row) => presentContract(actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}
