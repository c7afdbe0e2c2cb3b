import type { Day } from '@portal/domain/days'
import { isOpenForEdits, type RecordType } from '@portal/domain/hours/records'
import { mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'

type Facts = { user_id: number; record_type: RecordType; date: Day }

/**
 * People edit their own regular records of the current week, manager-level people everyone's of any day
 * (docs/product-rules.md#time-records).
 */
export const recordPolicy =
  (today: Day): Policy<Facts, 'update' | 'delete'> =>
  (actor, row) => {
    const verdict = changeVerdict(actor, row, today)
    return { update: verdict, delete: verdict }
  }

/** People log hours of their own, manager-level people anyone's. */
export const logForVerdict = (actor: Actor, userId: number): Verdict =>
  mayReadOf(actor, userId) ? undefined : notAllowed

/**
 * People read their own records, manager-level people everyone's; who may read them may take changes of them back, in
 * closed weeks too.
 */
export const reachRecordsVerdict = (actor: Actor, userId: number): Verdict =>
  mayReadOf(actor, userId) ? undefined : unknownRecord

function changeVerdict(actor: Actor, row: Facts, today: Day): Verdict {
  if (!mayReadOf(actor, row.user_id)) return unknownRecord
  if (row.record_type !== 'regular') return notRegular
  return isOpenForEdits(actor, row.date, today) ? undefined : weekClosed
}

/** 404, so that the answer does not reveal another user's record. */
const unknownRecord = () => notFound('records.not_found')
const notAllowed = () => forbidden('records.forbidden')
const notRegular = () => conflict('records.not_regular')
const weekClosed = () => conflict('records.week_closed')
