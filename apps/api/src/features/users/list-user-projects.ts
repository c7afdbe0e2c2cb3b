import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeRead } from './users.policy.ts'
import { listProjectsOfUser } from './users.store.ts'

/** Every project the user has or had a contract on, by name; with a day, those of the contracts current on it. */
export async function listUserProjects({ db }: Deps, actor: Actor, userId: number, date: Day | undefined) {
  authorizeRead(actor, userId)
  return listProjectsOfUser(db, { userId, date })
}
