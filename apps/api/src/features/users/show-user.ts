import type { User } from '@portal/contract/accounts/user'
import { idInput } from '@portal/contract/shared/fields'
import * as z from 'zod/mini'
import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { readUserVerdict } from './users.policy.ts'
import { presentUser, presentUsers } from './users.presenter.ts'
import { findUserRow, findWholeUser, type UserRef, type UserRow } from './users.store.ts'

/** A user as the API shows one; throws when there is none. */
export async function showUser({ db, clock }: Deps, actor: Actor, userId: number): Promise<User> {
  const user = await findWholeUser(db, { id: userId, date: clock.today() })
  const { sub_roles, contracts, ...row } = found(user, 'users.not_found')
  return presentUser(actor, row, { sub_roles, available_contracts: contracts })
}

/** Finds a user by id or slug. Manager-level people see everyone, the others themselves only (403). */
export async function findVisibleUser(deps: Deps, actor: Actor, idOrSlug: string): Promise<User> {
  const row = await findUserRow(deps.db, refOf(idOrSlug))
  enforce(readUserVerdict(actor, row?.id))
  return presentOne(deps, actor, row)
}

/** Digits are an id: no slug consists of digits alone. */
function refOf(idOrSlug: string): UserRef {
  const id = z.safeParse(idInput, idOrSlug)
  return id.success ? { id: id.data } : { slug: idOrSlug }
}

async function presentOne(deps: Deps, actor: Actor, row: UserRow | undefined): Promise<User> {
  const [user] = await presentUsers(deps, actor, row === undefined ? [] : [row])
  return found(user, 'users.not_found')
}
