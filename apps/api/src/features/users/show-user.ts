import { idInput } from '@portal/contract/fields'
import type { User } from '@portal/contract/users'
import * as z from 'zod/mini'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { userReadPolicy } from './users.policy.ts'
import { presentUsers } from './users.presenter.ts'
import { findUserRow, type UserRef, type UserRow } from './users.store.ts'

/** A user as the API shows one; throws when there is none. */
export async function showUser(deps: Deps, actor: Actor, userId: number): Promise<User> {
  return presentOne(deps, actor, await findUserRow(deps.db, { id: userId }))
}

/** By id or slug. Manager-level people see everyone, the others themselves only (403). */
export async function findVisibleUser(deps: Deps, actor: Actor, idOrSlug: string): Promise<User> {
  const row = await findUserRow(deps.db, refOf(idOrSlug))
  authorize(userReadPolicy, actor, { id: row?.id }, 'read')
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
