import type { User } from '@portal/contract/accounts/user'
import { listAvailableContractsOf, presentAvailableContract } from '../../db/reads/available-contracts.ts'
import { avatarUrl } from '../../db/reads/avatar-url.ts'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import type { Deps } from '../deps.ts'
import { userPolicy } from './users.policy.ts'
import { listSubRolesOf, type UserRow } from './users.store.ts'

/** Adds roles and contracts with two more queries for all users together. */
export async function presentUsers(
  { db, clock }: Deps,
  actor: Actor,
  rows: readonly UserRow[],
): Promise<User[]> {
  if (rows.length === 0) return []
  const userIds = rows.map((row) => row.id)
  const [subRoles, contracts] = await Promise.all([
    listSubRolesOf(db, { userIds }),
    listAvailableContractsOf(db, { userIds, date: clock.today() }),
  ])
  const subRolesOf = Map.groupBy(subRoles, (subRole) => subRole.user_id)
  const contractsOf = Map.groupBy(contracts, (contract) => contract.user_id)
  return rows.map((row) =>
    presentUser(actor, row, {
      sub_roles: (subRolesOf.get(row.id) ?? []).map(({ id, name, key }) => ({ id, name, key })),
      available_contracts: (contractsOf.get(row.id) ?? []).map(presentAvailableContract),
    }),
  )
}

type Belongings = Pick<User, 'sub_roles' | 'available_contracts'>

export const presentUser = (
  actor: Actor,
  { avatar_file_id, ...row }: UserRow,
  belongings: Belongings,
): User => ({
  ...row,
  avatar: avatarUrl(row.id, avatar_file_id),
  ...belongings,
  can: canOf(userPolicy(actor, row)),
})
