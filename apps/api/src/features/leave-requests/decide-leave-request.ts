import type { LeaveDecision, LeaveRequest } from '@portal/contract/leave-requests'
import { isFullDaySick, type LeaveType } from '@portal/domain/leave'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors.ts'
import { found } from '../../not-found.ts'
import { countLeave } from './leave-facts.ts'
import { deleteLeaveRecords, updateRecordTypes } from './leave-records.store.ts'
import { leaveApprovalPolicy, leaveRecordPolicy, leaveRequestPolicy } from './leave-requests.policy.ts'
import { presentLeaveRequest } from './leave-requests.presenter.ts'
import {
  getLeaveRequestRow,
  type LeaveRequestRow,
  lockLeaveRequest,
  updateRequestRow,
} from './leave-requests.store.ts'
import { readDayChanges, writeDayChanges } from './record-leave-days.ts'
import { tellOfRequest } from './tell-of-request.ts'

/**
 * Approves, which writes the leave records, declines, or turns full-day sick leave into extra sick leave and back. 409
 * for a request that is decided already, to approve one of somebody who left or of which no day is left, and when `If-Match`
 * names another version.
 */
export async function decideLeaveRequest(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  decision: LeaveDecision,
): Promise<LeaveRequest> {
  if (decision.decision_note && decision.status !== 'rejected') throw reasonWithoutDecline()
  const today = clock.today()
  return db.transaction(async (tx) => {
    const row = found(await lockLeaveRequest(tx, target.id), 'requests.not_found')
    authorize(leaveRequestPolicy, actor, row, 'decline')
    const requestType = toggledType(actor, row, decision)
    await refuseOutdated(row, target, 'requests.changed_meanwhile', () =>
      presentLeaveRequest(tx, actor, row, today),
    )
    if (requestType !== undefined) {
      await toggleExtra(tx, actor, row, requestType)
      await tellOfRequest(tx, clock, actor, 'request_changed', { ...row, requestType })
    }
    if (decision.status === 'approved') {
      const approved = await approve(tx, actor, row.id, clock.now())
      await tellOfRequest(tx, clock, actor, 'request_approved', approved)
    }
    if (decision.status === 'rejected') {
      const declined = await decline(tx, actor, row.id, clock.now(), decision.decision_note ?? null)
      await tellOfRequest(tx, clock, actor, 'request_declined', declined)
    }
    return presentLeaveRequest(tx, actor, await getLeaveRequestRow(tx, row.id), today)
  })
}

/** The type after the decision; undefined where the decision does not change it. */
function toggledType(actor: Actor, row: LeaveRequestRow, { request_type }: LeaveDecision) {
  if (request_type === undefined || request_type === row.requestType) return undefined
  authorize(leaveRequestPolicy, actor, row, 'toggle_extra')
  if (!isFullDaySick(request_type)) throw otherType()
  return request_type
}

async function toggleExtra(tx: Tx, actor: Actor, row: LeaveRequestRow, requestType: LeaveType) {
  authorize(leaveRequestPolicy, actor, row, 'toggle_extra')
  await updateRecordTypes(tx, row, requestType)
  await updateRequestRow(tx, row, { requestType })
}

async function approve(tx: Tx, actor: Actor, id: number, now: Date) {
  const present = await getLeaveRequestRow(tx, id)
  const { hasDayLeft } = (await countLeave(tx, [present]))(present)
  const row = { ...present, hasDayLeft }
  authorize(leaveApprovalPolicy, actor, row, 'approve')
  authorize(leaveRecordPolicy, actor, row, 'record')
  await writeDayChanges(tx, row, await readDayChanges(tx, row))
  await updateRequestRow(tx, row, { status: 'approved', decidedById: actor.id, decidedAt: now })
  return row
}

async function decline(tx: Tx, actor: Actor, id: number, now: Date, decisionNote: string | null) {
  const row = await getLeaveRequestRow(tx, id)
  authorize(leaveRequestPolicy, actor, row, 'decline')
  await deleteLeaveRecords(tx, row)
  const decided = { decidedById: actor.id, decidedAt: now }
  await updateRequestRow(tx, row, { status: 'rejected', decisionNote, ...decided })
  return row
}

const otherType = () => invalidField('request_type', 'requests.other_type')

const reasonWithoutDecline = () => invalidField('decision_note', 'requests.reason')
