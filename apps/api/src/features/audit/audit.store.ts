import { type AuditFilters, auditEntry } from '@portal/contract/audit'
import type { ObjectType } from '@portal/domain/trail/acts'
import { and, count, desc, eq, gte, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { DbOrTx, ReadBatches } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Slice } from '../../use-case/paging.ts'

const actors = alias(users, 'actors')
const people = alias(users, 'people')

/** Which rows are read. The moments are the first of a period and the one after it. */
export type TrailMatch = Pick<AuditFilters, 'actor_id' | 'person_id' | 'object_type' | 'object_id'> & {
  acts?: readonly string[] | undefined
  since?: Date | undefined
  before?: Date | undefined
  /** The history of one row. */
  object?: { type: ObjectType; id: number } | undefined
}

const isMatch = ({ object, acts, since, before, ...match }: TrailMatch): SQL | undefined =>
  and(
    object && isOfObject(object),
    match.actor_id === undefined ? undefined : eq(auditEntries.actor_id, match.actor_id),
    match.person_id === undefined ? undefined : eq(auditEntries.person_id, match.person_id),
    acts === undefined ? undefined : inArray(auditEntries.act, [...acts]),
    match.object_type === undefined ? undefined : eq(auditEntries.object_type, match.object_type),
    match.object_id === undefined ? undefined : eq(auditEntries.object_id, match.object_id),
    since === undefined ? undefined : gte(auditEntries.at, since),
    before === undefined ? undefined : lt(auditEntries.at, before),
  )

/** To a person belongs their equipment. */
function isOfObject({ type, id }: { type: ObjectType; id: number }): SQL | undefined {
  const isIt = and(eq(auditEntries.object_type, type), eq(auditEntries.object_id, id))
  if (type !== 'user') return isIt
  return or(isIt, and(eq(auditEntries.object_type, 'inventory'), eq(auditEntries.person_id, id)))
}

/**
 * How many rows match, and the id of the newest. A list begins there, so that it passes over no newer rows, of which a
 * long trail has millions.
 */
export async function countEntries(db: DbOrTx, match: TrailMatch) {
  const rows = await db
    .select({ count: count(), newest: max(auditEntries.id) })
    .from(auditEntries)
    .where(isMatch(match))
  return onlyRow(rows)
}

export type TrailRow = Awaited<ReturnType<typeof listEntryRows>>[number]

type Listed = { match: TrailMatch; newest: number; slice: Slice }

/** Newest first. */
export const listEntryRows = (db: DbOrTx, { match, newest, slice }: Listed) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: { id: actors.id, full_name: actors.full_name },
      via: { kind: auditEntries.via, name: auditEntries.via_name },
      act: auditEntries.act,
      object_type: auditEntries.object_type,
      object_id: auditEntries.object_id,
      object: auditEntries.object,
      person: { id: people.id, full_name: people.full_name },
      changes: auditEntries.changes,
      address: auditEntries.address,
      request_id: auditEntries.request_id,
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actor_id))
    .leftJoin(people, eq(people.id, auditEntries.person_id))
    .where(and(isMatch(match), lte(auditEntries.id, newest)))
    .orderBy(desc(auditEntries.id))
    .limit(slice.limit)
    .offset(slice.offset)

// The rows of a batch have the names of the columns, which are therefore given here.
const fileRows = z.array(
  z.object({
    at: z.string(),
    actor_id: z.nullable(z.int()),
    actor: z.nullable(z.string()),
    via: auditEntry.shape.via.shape.kind,
    via_name: z.nullable(z.string()),
    act: z.string(),
    object_type: z.string(),
    object_id: z.nullable(z.int()),
    object: z.string(),
    person_id: z.nullable(z.int()),
    person: z.nullable(z.string()),
    changes: auditEntry.shape.changes,
    address: z.nullable(z.string()),
    request_id: z.nullable(z.string()),
  }),
)
export type TrailFileRow = z.infer<typeof fileRows>[number]

/** Reads all rows of a file, newest first; moments as the clock of the time zone shows them. */
export async function* readEntries(
  db: DbOrTx,
  readBatches: ReadBatches,
  { match, timeZone }: { match: TrailMatch; timeZone: string },
) {
  const query = db
    .select({
      at: sql`to_char(${auditEntries.at} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`.as('at'),
      actor_id: sql`${auditEntries.actor_id}`.as('actor_id'),
      actor: sql`${actors.full_name}`.as('actor'),
      via: sql`${auditEntries.via}`.as('via'),
      via_name: sql`${auditEntries.via_name}`.as('via_name'),
      act: sql`${auditEntries.act}`.as('act'),
      object_type: sql`${auditEntries.object_type}`.as('object_type'),
      object_id: sql`${auditEntries.object_id}`.as('object_id'),
      object: sql`${auditEntries.object}`.as('object'),
      person_id: sql`${auditEntries.person_id}`.as('person_id'),
      person: sql`${people.full_name}`.as('person'),
      changes: sql`${auditEntries.changes}`.as('changes'),
      address: sql`host(${auditEntries.address})`.as('address'),
      request_id: sql`${auditEntries.request_id}::text`.as('request_id'),
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actor_id))
    .leftJoin(people, eq(people.id, auditEntries.person_id))
    .where(isMatch(match))
    .orderBy(desc(auditEntries.id))
  for await (const batch of readBatches(query)) yield z.parse(fileRows, batch)
}
