import type { Day } from '@portal/domain/days'
import {
  isFullDaySick,
  isStanding,
  type LeaveRequestStatus,
  type LeaveType,
} from '@portal/domain/leave/leave'
import { isOfSomebodyGone } from '@portal/domain/leave/leaving'
import { type Employments, lastDayBehind } from '@portal/domain/people/employments'
import { isAdmin, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden, invalidField } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'

type Standing = {
  status: LeaveRequestStatus
  start_date: Day
  end_date: Day
  active: boolean
  employments: Employments
}
type Facts = Standing & { user_id: number; request_type: LeaveType }
type Act = 'decline' | 'toggle_extra' | 'delete'

/**
 * Admins decide on pending requests. The owner deletes a pending one, an admin a decided one
 * (docs/product-rules.md#leave).
 */
export const leaveRequestPolicy: Policy<Facts, Act> = (actor, row) => {
  const decision = decisionVerdict(actor, row)
  return {
    decline: decision,
    toggle_extra: decision ?? (isFullDaySick(row.request_type) ? undefined : notSickLeave),
    delete: deleteVerdict(actor, row),
  }
}

/** Admins approve what they decide on, unless the person has left or no counted day is left. */
export const leaveApprovalPolicy: Policy<Facts & { hasDayLeft: boolean }, 'approve'> = (actor, row) => ({
  approve: decisionVerdict(actor, row) ?? goneVerdict(row) ?? (row.hasDayLeft ? undefined : noDayLeft),
})

/**
 * Managers read everyone's requests, others their own. The refusal is 404, so that it does not reveal which requests
 * exist.
 */
export const leaveReadPolicy: Policy<Pick<Facts, 'user_id'>, 'read'> = (actor, row) => ({
  read: mayReadOf(actor, row.user_id) ? undefined : unknownRequest,
})

/** Admins write leave records apart from an approval, and take decisions back. */
export const adminVerdict = (actor: Actor): Verdict => (isAdmin(actor) ? undefined : notAllowed)

/** They do so for requests that are approved or may be. */
export const leaveRecordPolicy: Policy<Standing, 'record'> = (actor, row) => ({
  record: adminVerdict(actor) ?? recordVerdict(row),
})

function recordVerdict(row: Standing): Verdict {
  if (!isStanding(row.status)) return rejected
  return row.status === 'pending' ? goneVerdict(row) : undefined
}

/** Refuses a record for a day on which the person is not there. */
function goneVerdict(row: Standing): Verdict {
  if (!isOfSomebodyGone(row, row)) return undefined
  const last_day = row.active ? lastDayBehind(row.employments, row) : null
  return () => conflict('requests.person_left', { last_day })
}

/** Admins count approved leave again after a change of the holidays. */
export const leaveRecountPolicy: Policy<Pick<Facts, 'status'>, 'recount'> = (actor, { status }) => ({
  recount: isAdmin(actor) ? (status === 'approved' ? undefined : notApproved) : notAllowed,
})

function decisionVerdict(actor: Actor, { user_id, status }: Facts): Verdict {
  if (!mayReadOf(actor, user_id)) return unknownRequest
  if (!isAdmin(actor)) return notAllowed
  return status === 'pending' ? undefined : notPending
}

function deleteVerdict(actor: Actor, { user_id, status }: Facts): Verdict {
  if (!mayReadOf(actor, user_id)) return unknownRequest
  const isOwn = actor.id === user_id
  if (!isOwn && !isAdmin(actor)) return notAllowed
  const isAllowed = status === 'pending' ? isOwn : isAdmin(actor)
  return isAllowed ? undefined : notDeletable
}

const unknownRequest = () => notFound('requests.not_found')
const notAllowed = () => forbidden('requests.forbidden')
const notPending = () => conflict('requests.not_pending')
const noDayLeft = () => conflict('requests.no_day_left')
const notApproved = () => conflict('requests.not_approved')
const rejected = () => conflict('requests.rejected')
const notDeletable = () => conflict('requests.not_deletable')
const notSickLeave = () => invalidField('request_type', 'requests.not_sick_leave')
