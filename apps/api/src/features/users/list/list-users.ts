import type { ListedUser, UserQuery } from '@portal/contract/users'
import type { Actor } from '../../../use-case/actor.ts'
import { pageCount, sliceIfPaged } from '../../../use-case/paging.ts'
import type { Deps } from '../../deps.ts'
import { presentUsers } from '../users.presenter.ts'
import { countUsers, listUserRows } from './user-list.store.ts'

/** Lists users in the order of docs/product-rules.md#order-of-manage-users. Without a page it returns everyone. */
export async function listUsers(deps: Deps, actor: Actor, filter: UserQuery) {
  const match = {
    ...filter,
    date: deps.clock.today(),
    now: deps.clock.now(),
    job_status_id: filter.status_id,
  }
  const slice = sliceIfPaged(filter)
  const [rows, count] = await Promise.all([listUserRows(deps.db, match, slice), countUsers(deps.db, match)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const presented = await presentUsers(deps, actor, rows)
  const users = presented.map((user): ListedUser => {
    const row = rowOf.get(user.id)
    return {
      ...user,
      free: row?.free ?? false,
      invited: row?.is_invited ?? false,
      invited_until: row?.invitedUntil?.toISOString() ?? null,
    }
  })
  return { users, total_pages: pageCount(count, slice), count }
}
