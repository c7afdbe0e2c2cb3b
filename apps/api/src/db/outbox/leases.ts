import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns of a table of what waits to be sent. */
type OutboxTable = {
  id: AnyPgColumn
  state: AnyPgColumn
  next_attempt_at: AnyPgColumn
  locked_until: AnyPgColumn
}

// Written as the condition of the index, which a parameter would not match.
const isWaiting = ({ state }: OutboxTable) => sql`${state} = 'waiting'`

/** What is to be sent now. What a process that died had in hand is due again when its lease has run out. */
export const isDue = (table: OutboxTable, now: Date) =>
  and(isWaiting(table), lte(table.next_attempt_at, now), isFree(table, now))

export const isFree = ({ locked_until }: OutboxTable, now: Date) =>
  or(isNull(locked_until), lte(locked_until, now))

export const isInHand = (table: OutboxTable) => and(isWaiting(table), isNotNull(table.locked_until))

/** What this process still has the lease of: another one may have taken it after the lease ran out. */
export const isLeased = (table: OutboxTable, id: number, lockedUntil: Date) =>
  and(eq(table.id, id), eq(table.locked_until, lockedUntil), isWaiting(table))
