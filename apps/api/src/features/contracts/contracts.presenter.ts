import type { Contract } from '@portal/contract/contracts'
import type { Actor } from '../../actor.ts'
import { canOf } from '../../authorized.ts'
import { contractPolicy } from './contracts.policy.ts'
import type { ContractRow } from './contracts.store.ts'

/** Shown on the disabled icon. The 409 has another sentence, which it shares with the refusal of a change. */
const hasRecords = 'Cannot delete. There are records on this contract'

export const presentContract = (actor: Actor, row: ContractRow): Contract => ({
  id: row.id,
  version: row.version,
  user_id: row.userId,
  user: row.user,
  user_active: row.userActive,
  project_id: row.projectId,
  project: row.project,
  project_name: row.project,
  job_status_id: row.jobStatusId,
  job_status: row.jobStatus,
  status: row.jobStatus,
  tag: row.tag,
  admin_id: row.adminId,
  admin_name: row.adminName,
  manager: row.manager,
  start_date: row.startDate,
  end_date: row.endDate,
  can: { ...canOf(contractPolicy(actor, row)), delete_refusal: row.hasRecords ? hasRecords : null },
})
