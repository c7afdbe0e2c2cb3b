import type { Contract } from '@portal/contract/contracts'
import type { Actor } from '../../actor.ts'
import { canOf, refusedDelete } from '../../authorized.ts'
import { conflict } from '../../errors.ts'
import { contractPolicy } from './contracts.policy.ts'
import type { ContractRow } from './contracts.store.ts'
import { recordsOutside } from './records-outside.ts'

/** The refusal on the disabled icon. The 409 has another sentence, which it shares with the refusal of a change. */
const hasRecords = () => conflict('contracts.delete_with_records')

export function presentContract(actor: Actor, row: ContractRow): Contract {
  const verdicts = contractPolicy(actor, row)
  return {
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
    manager_id: row.managerId,
    manager: row.manager,
    manager_avatar: row.managerAvatar,
    start_date: row.startDate,
    end_date: row.endDate,
    can: {
      ...canOf(verdicts),
      ...refusedDelete(verdicts.delete === recordsOutside ? hasRecords : undefined),
    },
  }
}
