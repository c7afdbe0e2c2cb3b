import type { Contract, ContractInput } from '@portal/contract/contracts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { checkChoice, refuseOverlap } from './check-contract.ts'
import { insertContract, lockProject, lockUsers } from './contract-changes.store.ts'
import { presentContract } from './contracts.presenter.ts'
import { contractTrail } from './contracts.trail.ts'
import { getContractRow } from './get-contract.ts'
import { notifyOfContract } from './notify-of-contract.ts'

/**
 * Opens a contract of an active user on a project other than Bench: 422 by field, 409 when another contract shares a
 * day.
 */
export async function createContract(
  { db, clock }: Deps,
  actor: Actor,
  input: ContractInput,
): Promise<Contract> {
  return db
    .transaction(async (tx) => {
      const [user] = await lockUsers(tx, [input.user_id])
      await checkChoice(tx, {
        ...input,
        user: user ?? 'unknown',
        project: (await lockProject(tx, input.project_id)) ?? 'unknown',
      })
      const id = await insertContract(tx, { ...input, admin_id: actor.id })
      const row = await getContractRow(tx, id)
      await notifyOfContract(tx, clock, actor, 'contract_created', row)
      await addToTrail(tx, clock, actor, contractTrail.created('contracts.create', row))
      return presentContract(actor, row)
    })
    .catch(refuseOverlap)
}
