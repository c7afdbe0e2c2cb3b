import type { LeaveDecision, LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { isFullDaySick, type LeaveType } from '@portal/domain/leave/leave'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../../db/undo/undo-entries.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { invalidField } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { type CountFacts, factsAfter, hasDayLeft, readCountFacts } from '../leave-facts.ts'
import { deleteLeaveRecords, updateRecordTypes } from '../leave-records.store.ts'
import { leaveApprovalPolicy, leaveRequestPolicy } from '../leave-requests.policy.ts'
import { presentLeaveRequest } from '../leave-requests.presenter.ts'
import { type LeaveRequestRow, lockLeaveRequest, updateRequestRow } from '../leave-requests.store.ts'
import { entriesOfDecision } from '../leave-requests.trail.ts'
import { notifyOfRequest } from '../notify-of-request.ts'
import { readDayChanges, writeDayChanges } from '../record-leave-days.ts'
import { keepDecisionUndo, withUndoOf } from '../undo/request-undo.ts'

/**
 * Approves a request, which writes the leave records, declines it, or turns full-day sick leave into extra sick leave
 * and back. 409 for a request that is decided already, to approve one of somebody who left or of which no day is left,
 * and when `If-Match` names another version.
 */
export async function decideLeaveRequest(
  deps: Deps,
  actor: Actor,
  target: Target,
  decision: LeaveDecision,
): Promise<Undoable<LeaveRequest>> {
  if (decision.decision_note && decision.status !== 'rejected') throw reasonWithoutDecline()
  const { db, clock } = deps
  const today = clock.today()
  return db.transaction(async (tx) => {
    const row = found(await lockLeaveRequest(tx, target.id), 'requests.not_found')
    authorize(leaveRequestPolicy, actor, row, 'decline')
    const toggle = toggleOf(actor, row, decision)
    await refuseOutdated(row, target, 'requests.changed_meanwhile', () =>
      presentLeaveRequest(tx, actor, row, today),
    )
    const facts = await readCountFacts(tx, [row])
    const decided = await withUndoOf(tx, row, async () => {
      const present = { ...row, request_type: toggle?.request_type ?? row.request_type }
      if (toggle !== undefined) {
        await toggleExtra(tx, toggle)
        await notifyOfRequest(tx, clock, actor, 'request_changed', present)
      }
      if (decision.status === 'approved') await approve(tx, actor, present, facts, clock)
      if (decision.status === 'rejected') {
        await decline(tx, actor, present, clock, decision.decision_note ?? null)
      }
    })
    const undone = decided.row.version === row.version ? [] : [decided.kept]
    const factsNow = factsAfter(facts, decided.row, decided.recordedDays)
    const answer = await presentLeaveRequest(tx, actor, decided.row, today, factsNow)
    const undo_token = await keepDecisionUndo(tx, deps, actor, undone)
    await addToTrail(tx, clock, actor, entriesOfDecision(row, decided.row))
    return { answer, undo_token }
  })
}

type Toggle = { row: Authorized<LeaveRequestRow, 'toggle_extra'>; request_type: LeaveType }

/** The type that the decision changes the request to; undefined where it changes none. */
function toggleOf(actor: Actor, row: LeaveRequestRow, { request_type }: LeaveDecision): Toggle | undefined {
  if (request_type === undefined || request_type === row.request_type) return undefined
  authorize(leaveRequestPolicy, actor, row, 'toggle_extra')
  if (!isFullDaySick(request_type)) throw otherType()
  return { row, request_type }
}

async function toggleExtra(tx: Tx, { row, request_type }: Toggle) {
  await updateRecordTypes(tx, row, request_type)
  await updateRequestRow(tx, row, { request_type })
}

/** Approves a pending request, writes its leave records and tells the requester; refuses before it writes. */
export async function approve(
  tx: Tx,
  actor: Actor,
  pending: LeaveRequestRow,
  facts: CountFacts,
  clock: Clock,
): Promise<void> {
  const row = { ...pending, hasDayLeft: hasDayLeft(pending, facts) }
  authorize(leaveApprovalPolicy, actor, row, 'approve')
  await writeDayChanges(tx, row, await readDayChanges(tx, row, facts.holidays))
  await updateRequestRow(tx, row, { status: 'approved', decided_by_id: actor.id, decided_at: clock.now() })
  await notifyOfRequest(tx, clock, actor, 'request_approved', row)
}

/** Declines a pending request, deletes its leave records and tells the requester. */
export async function decline(
  tx: Tx,
  actor: Actor,
  row: Authorized<LeaveRequestRow, 'decline'>,
  clock: Clock,
  decision_note: string | null,
): Promise<void> {
  await deleteLeaveRecords(tx, row)
  const decided = { decided_by_id: actor.id, decided_at: clock.now() }
  await updateRequestRow(tx, row, { status: 'rejected', decision_note, ...decided })
  await notifyOfRequest(tx, clock, actor, 'request_declined', { ...row, reason: decision_note })
}

const otherType = () => invalidField('request_type', 'requests.other_type')

const reasonWithoutDecline = () => invalidField('decision_note', 'requests.reason')
