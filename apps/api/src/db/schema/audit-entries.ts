import { type FieldChange, trailLimits, viaKinds } from '@portal/domain/trail/acts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, inet, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, upTo } from './columns.ts'

/** The most characters of an act, a kind of object and the name of a field. */
const maxCode = 60

/**
 * Who did what, from where. Written by `db/trail/add-to-trail.ts`. It refers to no other table, because its rows outlive
 * theirs, and so that writing one locks nothing (decision 143).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: moment('at').notNull(),
    /** Null for the portal itself, commands and visitors whom nobody knows. */
    actor_id: integer('actor_id'),
    via: text('via', { enum: viaKinds }).notNull(),
    via_name: text('via_name'),
    /** `feature.verb`; those of before stay readable, so no check lists them. */
    act: text('act').notNull(),
    object_type: text('object_type').notNull(),
    object_id: integer('object_id'),
    object: text('object').notNull(),
    /** The person concerned, also where it is the actor. */
    person_id: integer('person_id'),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    address: inet('address'),
    request_id: uuid('request_id'),
  },
  (t) => [
    index('audit_entries_object_idx').on(t.object_type, t.object_id, t.id),
    index('audit_entries_person_idx').on(t.person_id, t.id),
    index('audit_entries_actor_idx').on(t.actor_id, t.id),
    index('audit_entries_act_idx').on(t.act, t.id),
    // Rows come in the order of their moments, so that a small index of ranges finds a period.
    index('audit_entries_at_idx').using('brin', t.at),
    check('audit_entries_via_check', oneOf(t.via, viaKinds)),
    check('audit_entries_via_name_check', upTo(t.via_name, trailLimits.via)),
    check('audit_entries_act_check', upTo(t.act, maxCode)),
    check('audit_entries_object_type_check', upTo(t.object_type, maxCode)),
    check('audit_entries_object_check', upTo(t.object, trailLimits.object)),
    check('audit_entries_changes_check', sql`jsonb_typeof(${t.changes}) = 'array'`),
  ],
)
