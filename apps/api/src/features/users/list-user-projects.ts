import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { userNotFound } from './show-user.ts'
import { authorizeRead } from './users.policy.ts'
import { findUserRow, listProjectsOfUser } from './users.store.ts'

/**
 * Every project the user has or had a contract on, by name; with a day, those of the contracts current on it. Another
 * person's are 403 below manager level, nobody's 404.
 */
export async function listUserProjects({ db }: Deps, actor: Actor, userId: number, date: Day | undefined) {
  authorizeRead(actor, userId)
  if ((await findUserRow(db, { id: userId })) === undefined) throw userNotFound()
  return listProjectsOfUser(db, { userId, date })
}
