import type { Contract } from '@portal/contract/contracts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf, refusedDelete } from '../../use-case/authorized.ts'
import { conflict } from '../../use-case/errors.ts'
import { contractPolicy } from './contracts.policy.ts'
import type { ContractRow } from './contracts.store.ts'
import { recordsOutside } from './records-outside.ts'

/** The refusal on the disabled icon. The 409 has another sentence, which it shares with the refusal of a change. */
const hasRecords = () => conflict('contracts.delete_with_records')

export function presentContract(actor: Actor, row: ContractRow): Contract {
  const verdicts = contractPolicy(actor, row)
  const { is_bench, has_records, ...shown } = row
  return {
    ...shown,
    project_name: row.project,
    status: row.job_status,
    can: {
      ...canOf(verdicts),
      ...refusedDelete(verdicts.delete === recordsOutside ? hasRecords : undefined),
    },
  }
}
