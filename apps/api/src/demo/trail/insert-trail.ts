import { addDays, type Day } from '@portal/domain/days'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { toldActs } from './told-acts.ts'

const daysTold = 31

/**
 * Inserts the trail of the last month. It follows from the rows that are there, so that the database makes it by one
 * statement: more than a thousand rows in some tens of milliseconds.
 */
export async function insertTrail(tx: Tx, { today }: { today: Day }): Promise<void> {
  const since = sql`${addDays(today, -daysTold)}::date`
  const until = sql`${today}::date`
  await tx.execute(sql`
    insert into ${auditEntries} (at, actor_id, via, act, object_type, object_id, object, person_id, changes, address, request_id)
    select at, actor_id, 'browser', act, object_type, object_id, object, person_id,
      (select coalesce(jsonb_agg(told), '[]') from jsonb_array_elements(changes) told
        where told->'before' is distinct from told->'after'),
      ('192.0.2.' || (10 + coalesce(actor_id, 0) % 200))::inet,
      md5(act || at || coalesce(object_id, actor_id, 0))::uuid
    from (${toldActs(since, until)}) acts
    where at >= ${since} and at < ${until}
    order by at, act, object_id, actor_id`)
}
