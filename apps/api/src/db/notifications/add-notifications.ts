import type { Day } from '@portal/domain/days'
import type { LeaveType } from '@portal/domain/leave/leave'
import { type Audience, type NotificationEvent, tellingsOf } from '@portal/domain/notifications'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../use-case/clock.ts'
import type { Tx } from '../database.ts'
import { isCurrentOn } from '../reads/contract-days.ts'
import { isOfAdminLevel } from '../reads/role-ranks.ts'
import { contracts } from '../schema/contracts.ts'
import { notifications } from '../schema/notifications.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { liveChannel } from './live-channel.ts'

type Happening = {
  event: NotificationEvent
  actor_id: number
  /** The person whom the event is about; several people where no sentence names them. */
  person: { id: number } | { ids: readonly number[] }
  request?: { id?: number; request_type: LeaveType | null; start_date: Day; end_date: Day }
  recount?: { before: number; after: number } | undefined
  /** Why a request was declined. */
  reason?: string | null
  project_id?: number
}

/** The database refuses a payload of 8,000 bytes; a pair of ids has at most 22 characters. */
const pairsPerMessage = 300

/**
 * Writes one notification for each active person whom the event concerns, except the actor, and sends their ids to
 * every server at the commit. Call it in the transaction of the event and before rows are deleted, because it refers
 * to the project.
 */
export async function addNotifications(tx: Tx, clock: Clock, happening: Happening): Promise<void> {
  const { event, actor_id, person, request, recount, reason, project_id } = happening
  const facts = JSON.stringify({ person: null, recount: recount ?? null, reason: reason ?? null })
  const told = tellingsOf(event).map(({ audience, namesPerson }, place) => {
    const named = namesPerson && 'id' in person ? person.id : null
    return sql`select id as user_id, ${named}::int as person_id, ${sql.raw(String(place))} as place
        from (${idsOf(audience, happening, clock.today())}) as audience`
  })
  await tx.execute(sql`
    with told as (
      select distinct on (told.user_id) told.user_id, told.person_id
      from (${sql.join(told, sql` union all `)}) as told
      join ${users} on ${users.id} = told.user_id and ${users.active}
      where told.user_id <> ${actor_id}::int
      order by told.user_id, told.place
    ), added as (
      insert into ${notifications}
        (user_id, actor_id, event, person_id, facts, request_id, request_type, request_start_date, request_end_date, project_id, created_at)
      select user_id, ${actor_id}::int, ${event}::text, person_id, ${facts}::jsonb, ${request?.id ?? null}::int, ${request?.request_type ?? null}::text,
        ${request?.start_date ?? null}::date, ${request?.end_date ?? null}::date, ${project_id ?? null}::int,
        ${clock.now().toISOString()}::timestamptz
      from told
      returning id, user_id
    ), numbered as (
      select id || ':' || user_id as pair, (row_number() over (order by id) - 1) / ${sql.raw(String(pairsPerMessage))} as part
      from added
    )
    select pg_notify(${liveChannel}, string_agg(pair, ',')) from numbered group by part`)
}

function idsOf(audience: Audience, { person, project_id }: Happening, today: Day): SQL {
  const ids = sql.param('ids' in person ? [...person.ids] : [person.id])
  switch (audience) {
    case 'person':
      return sql`select unnest(${ids}::int[]) as id`
    case 'admins':
      return sql`select ${users.id} from ${users} where ${isOfAdminLevel}`
    case 'managers_of_person':
      return sql`select ${projects.manager_id} as id from ${contracts}
        join ${projects} on ${projects.id} = ${contracts.project_id}
        where ${contracts.user_id} = any(${ids}::int[]) and ${isCurrentOn(today)}`
    case 'project_manager':
      return sql`select ${projects.manager_id} as id from ${projects} where ${projects.id} = ${project_id ?? null}::int`
  }
}
