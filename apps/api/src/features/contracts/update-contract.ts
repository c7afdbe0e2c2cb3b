import type { Contract, ContractChanges } from '@portal/contract/contracts'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../errors.ts'
import { checkChoice, refuseOverlap } from './check-contract.ts'
import { type ContractValues, hasRecordsIn, lockUsers, updateContractRow } from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { presentContract } from './contracts.presenter.ts'
import type { ContractRow } from './contracts.store.ts'
import { getContractRow, getLockedContract } from './get-contract.ts'
import { recordsOutside } from './records-outside.ts'

/**
 * Changes the fields given. Only changed fields are checked, so that the contract of an inactive user can still be
 * ended. 409 when records would lie outside, when user or project change though records refer to them, and on an
 * overlap. Records keep the job status they were logged with.
 */
export async function updateContract(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: ContractChanges,
): Promise<Contract> {
  return db
    .transaction(async (tx) => {
      const row = await getLockedContract(tx, id)
      authorize(contractPolicy, actor, row, 'update')
      const next: ContractValues = {
        userId: changes.user_id ?? row.userId,
        projectId: changes.project_id ?? row.projectId,
        jobStatusId: changes.job_status_id ?? row.jobStatusId,
        adminId: actor.id,
        startDate: changes.start_date ?? row.startDate,
        endDate: changes.end_date === undefined ? row.endDate : changes.end_date,
      }
      await check(tx, row, next)
      await updateContractRow(tx, row, next)
      return presentContract(actor, await getContractRow(tx, id))
    })
    .catch(refuseOverlap)
}

async function check(tx: Tx, row: ContractRow, next: ContractValues): Promise<void> {
  const users = await lockUsers(tx, [row.userId, next.userId])
  const isMoved = next.userId !== row.userId || next.projectId !== row.projectId
  await checkChoice(tx, {
    user: next.userId === row.userId ? undefined : (users.find(({ id }) => id === next.userId) ?? 'unknown'),
    projectId: next.projectId === row.projectId ? undefined : next.projectId,
    jobStatusId: next.jobStatusId === row.jobStatusId ? undefined : next.jobStatusId,
    startDate: next.startDate,
    endDate: next.endDate,
  })
  if (isMoved && (await hasRecordsIn(tx, row))) throw recordsRefer()
  if (!isMoved && (await hasRecordsIn(tx, row, next))) throw recordsOutside()
}

const recordsRefer = () =>
  conflict('contracts.has_records', 'User and project cannot change. There are records with this contract')
