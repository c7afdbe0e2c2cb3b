import type { Day } from '@portal/domain/days'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { readUserVerdict } from '../users.policy.ts'
import { findUserRow, listProjectsOfUser } from '../users.store.ts'

/**
 * Lists every project the user has or had a contract on, by name; with a day, those of contracts current on it. Another
 * user's are 403 below manager level, an unknown user's 404.
 */
export async function listUserProjects({ db }: Deps, actor: Actor, user_id: number, date: Day | undefined) {
  enforce(readUserVerdict(actor, user_id))
  found(await findUserRow(db, { id: user_id }), 'users.not_found')
  return listProjectsOfUser(db, { user_id, date })
}
