import { contracts } from '@portal/contract/contracts'
import { inventories } from '@portal/contract/inventories'
import { profiles } from '@portal/contract/profiles'
import { session } from '@portal/contract/session'
import { users } from '@portal/contract/users'
import { q } from '../../api/query.ts'

/** By id or slug. */
export const person = (userRef: string) => q(users.show, { params: { id: userRef } })

/** A person's profile has the person's id. */
export const profileOf = (id: number) => q(profiles.show, { params: { id } })

const contractPageSize = 10

export const contractLog = (id: number, page = 1) =>
  q(contracts.ofUser, { params: { id }, query: { page, limit: contractPageSize } })

/** The newest contracts; nobody has a hundred open ones. */
export const newestContracts = (id: number) =>
  q(contracts.ofUser, { params: { id }, query: { page: 1, limit: 100 } })

export const equipmentOf = (profileId: number) => q(inventories.list, { query: { profile_id: profileId } })

/** Whatever shows a person's account or General Info. */
export const changesPerson = {
  invalidates: [users.list, users.names, users.show, profiles.show, session.show, contracts.ofUser],
}

export const changesProfile = { invalidates: [profiles.show] }

export const changesEquipment = { invalidates: [inventories.list] }
