import type { Contract, ContractChanges } from '@portal/contract/contracts'
import type { Day } from '@portal/domain/days'
import { eventsOfContractChange } from '@portal/domain/notifications'
import type { Tx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { writesAnything } from '../../db/values.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { conflict } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { checkChoice, refuseOverlap } from './check-contract.ts'
import { hasRecordsOutside, updateContractRow } from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { presentContract } from './contracts.presenter.ts'
import type { ContractRow } from './contracts.store.ts'
import { contractTrail } from './contracts.trail.ts'
import { getContractRow, lockForChange } from './get-contract.ts'
import { notifyOfContract } from './notify-of-contract.ts'
import { recordsOutside } from './records-outside.ts'

/**
 * Changes the fields given. Only changed fields are checked, so that the contract of an inactive user can still be
 * ended and corrected; it can neither end later nor move to another project (422). 409 when records would lie outside,
 * when user or project change though records refer to them, on an overlap, and when `If-Match` names another version.
 * Records keep the job status they were logged with.
 */
export async function updateContract(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  changes: ContractChanges,
): Promise<Contract> {
  return db
    .transaction(async (tx) => {
      const locked = await lockForChange(tx, target.id, changes)
      const { row } = locked
      authorize(contractPolicy, actor, row, 'update')
      await refuseOutdated(row, target, 'contracts.changed_meanwhile', () => presentContract(actor, row))
      await check(tx, locked, changes)
      if (writesAnything(changes)) await updateContractRow(tx, row, { ...changes, admin_id: actor.id })
      const after = await getContractRow(tx, row.id)
      for (const { event, contract } of eventsOfContractChange<ContractRow>(row, after)) {
        await notifyOfContract(tx, clock, actor, event, contract)
      }
      await addToTrail(tx, clock, actor, contractTrail.changed('contracts.update', row, after))
      return presentContract(actor, after)
    })
    .catch(refuseOverlap)
}

type Locked = Awaited<ReturnType<typeof lockForChange>>

async function check(tx: Tx, { row, users, project }: Locked, changes: ContractChanges): Promise<void> {
  const { user_id = row.user_id, project_id = row.project_id, job_status_id = row.job_status_id } = changes
  const dates = datesAfter(row, changes)
  const isMoved = user_id !== row.user_id || project_id !== row.project_id
  const needsActiveUser = isMoved || endsLater(row.end_date, dates.end_date)
  await checkChoice(tx, {
    user: needsActiveUser ? (users.find(({ id }) => id === user_id) ?? 'unknown') : undefined,
    project: project_id === row.project_id ? undefined : project,
    job_status_id: job_status_id === row.job_status_id ? undefined : job_status_id,
    ...dates,
  })
  if (isMoved && row.has_records) throw recordsRefer()
  if (!isMoved && (await hasRecordsOutside(tx, row, dates))) throw recordsOutside()
}

const datesAfter = (row: ContractRow, changes: ContractChanges) => ({
  start_date: changes.start_date ?? row.start_date,
  end_date: changes.end_date === undefined ? row.end_date : changes.end_date,
})

const endsLater = (before: Day | null, after: Day | null) =>
  before !== null && (after === null || after > before)

const recordsRefer = () => conflict('contracts.has_records')
