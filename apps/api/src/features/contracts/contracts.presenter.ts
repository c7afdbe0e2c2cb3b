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
    user_id: row.user_id,
    user: row.user,
    user_active: row.user_active,
    project_id: row.project_id,
    project: row.project,
    project_name: row.project,
    job_status_id: row.job_status_id,
    job_status: row.job_status,
    status: row.job_status,
    tag: row.tag,
    admin_id: row.admin_id,
    admin_name: row.admin_name,
    manager_id: row.manager_id,
    manager: row.manager,
    manager_avatar: row.manager_avatar,
    start_date: row.start_date,
    end_date: row.end_date,
    can: {
      ...canOf(verdicts),
      ...refusedDelete(verdicts.delete === recordsOutside ? hasRecords : undefined),
    },
  }
}
