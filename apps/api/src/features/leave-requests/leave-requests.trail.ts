import { type Day, formatDay } from '@portal/domain/days'
import { trailOf } from '../../use-case/trail.ts'
import type { LeaveRequestRow } from './leave-requests.store.ts'

/** What a request that is counted again becomes: its counted days, and those that come and go. */
type Recounted = { days?: number; added?: readonly Day[]; removed?: readonly Day[] }

export const requestTrail = trailOf<LeaveRequestRow & Recounted>({
  object_type: 'request',
  id: ({ id }) => id,
  object: ({ start_date, end_date }) =>
    [...new Set([start_date, end_date])].map((day) => formatDay(day)).join(' – '),
  person: ({ user_id }) => user_id,
  fields: {
    request_type: ({ request_type }) => request_type,
    status: ({ status }) => status,
    start_date: ({ start_date }) => start_date,
    end_date: ({ end_date }) => end_date,
    note: ({ note }) => note,
    paid_leave_type: ({ paid_leave_type }) => paid_leave_type,
    vacation_type: ({ vacation_type }) => vacation_type,
    illness_file: ({ attached_file_id }) => (attached_file_id === null ? undefined : true),
    decision_note: ({ decision_note }) => decision_note,
    days: ({ days }) => days,
    added: ({ added }) => added,
    removed: ({ removed }) => removed,
  },
})

/** The entries of a decision: of the change of the type, if it has one, and of the approval or the decline. */
export function entriesOfDecision(before: LeaveRequestRow, after: LeaveRequestRow) {
  const undecided = { ...before, request_type: after.request_type }
  const act = after.status === 'rejected' ? 'requests.decline' : 'requests.approve'
  return [
    requestTrail.changed('requests.update', before, undecided),
    requestTrail.changed(act, undecided, after),
  ]
}
