import { type Day, mondayOf } from '@portal/domain/days'
import type { RecordType } from '@portal/domain/records'
import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { conflict } from '../../errors.ts'

type Facts = { userId: number; recordType: RecordType; date: Day }

/** The first day that this person may still put a record on when editing; undefined when every day is open. */
export const earliestDayFor = (actor: Actor, today: Day): Day | undefined =>
  isManagerLevel(actor) ? undefined : mondayOf(today)

/** Regular records only; one's own of the current week, manager-level people everyone's of any day (decisions 4). */
export function recordCan(actor: Actor, row: Facts, today: Day): { update: boolean; delete: boolean } {
  const mayReach = isManagerLevel(actor) || row.userId === actor.id
  const isAllowed = mayReach && row.recordType === 'regular' && isOpen(actor, row, today)
  return { update: isAllowed, delete: isAllowed }
}

/** Refuses leave records and closed weeks. Rows that the actor may not know of never get here. */
export function authorizeChange<Row extends Facts>(
  actor: Actor,
  row: Row,
  today: Day,
): asserts row is Authorized<Row, 'change'> {
  if (row.recordType !== 'regular') {
    throw conflict('records.not_regular', 'Leave records change with their request only')
  }
  if (!isOpen(actor, row, today)) {
    throw conflict('records.week_closed', 'Records before this week can no longer be changed')
  }
}

function isOpen(actor: Actor, row: Facts, today: Day): boolean {
  const earliest = earliestDayFor(actor, today)
  return earliest === undefined || row.date >= earliest
}
