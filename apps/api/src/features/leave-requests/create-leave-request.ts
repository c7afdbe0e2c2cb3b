import { createHash } from 'node:crypto'
import {
  type LeaveRequest,
  type LeaveRequestInput,
  leaveRequest,
} from '@portal/contract/leave-requests/leave-requests'
import type { Day } from '@portal/domain/days'
import {
  checkNewLeave,
  isAskable,
  type LeaveFacts,
  type LeaveViolation,
  type NewLeave,
} from '@portal/domain/leave/check-new-leave'
import { isHalfDay, type LeaveType } from '@portal/domain/leave/leave'
import { endDateOf } from '@portal/domain/leave/leave-days'
import { because, type ExactReason, type Reason } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { createOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { isExclusionViolation } from '../../db/violations.ts'
import { claimFile, claimingFiles } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { type FieldReasons, noSession, Refusal } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { saveAttachment } from './attachment.ts'
import { factsOfNew, readNewLeaveFacts } from './leave-facts.ts'
import { presentLeaveRequest } from './leave-requests.presenter.ts'
import { getLeaveRequestRow, insertLeaveRequest, lockRequester } from './leave-requests.store.ts'
import { requestTrail } from './leave-requests.trail.ts'
import { notifyOfRequest } from './notify-of-request.ts'

type Attached = { picture: Buffer | undefined; idempotencyKey: string | undefined }

/**
 * Asks for own leave; 422 by field for what `checkNewLeave` forbids and for content that is no picture. With a key, a
 * repeat within a day returns the first answer and creates nothing.
 */
export async function createLeaveRequest(
  deps: Deps,
  actor: Actor,
  input: LeaveRequestInput,
  { picture, idempotencyKey }: Attached,
): Promise<LeaveRequest> {
  const attached_file_id = picture === undefined ? null : await saveAttachment(deps, picture)
  const pictureHash = picture && createHash('sha256').update(picture).digest('hex')
  const creation = {
    idempotencyKey,
    request: ['create-leave-request', { ...input, pictureHash }],
    schema: leaveRequest,
  } as const
  return claimingFiles(deps, [attached_file_id], () =>
    createOnce(deps, actor, creation, (tx) => insertChecked(tx, deps, actor, input, attached_file_id)),
  )
}

async function insertChecked(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  input: LeaveRequestInput,
  attached_file_id: number | null,
): Promise<LeaveRequest> {
  if (!(await lockRequester(tx, actor.id))?.active) throw noSession()
  const asked = { ...input, type: input.request_type }
  const end_date = endDateOf(asked) ?? asked.start_date
  const facts = await readNewLeaveFacts(tx, actor.id, { start_date: asked.start_date, end_date })
  const type = checkedType(asked, { ...facts, today: clock.today() })
  if (attached_file_id !== null) await claimFile(tx, clock, attached_file_id)
  const id = await insertLeaveRequest(tx, {
    ...input,
    user_id: actor.id,
    request_type: type,
    end_date,
    half_day_slot: isHalfDay(type) ? freeHalf(facts.others, asked.start_date) : null,
    vacation_type: type === 'vacation' ? asked.vacation_type : null,
    paid_leave_type: type === 'paid_leave' ? asked.paid_leave_type : null,
    attached_file_id,
    created_at: clock.now(),
  }).catch(refuseSharedDay)
  const row = await getLeaveRequestRow(tx, id)
  await notifyOfRequest(tx, clock, actor, 'request_created', row)
  await addToTrail(tx, clock, actor, requestTrail.created('requests.create', row))
  return presentLeaveRequest(tx, actor, row, clock.today(), await factsOfNew(tx, facts, row))
}

/** The type of a request that may be made; throws the refusal otherwise. */
function checkedType(asked: NewLeave, facts: LeaveFacts): LeaveType {
  const violations = checkNewLeave(asked, facts)
  if (violations.length > 0 || asked.type === null || !isAskable(asked.type)) throw refusalOf(violations)
  return asked.type
}

/** The sentences of violations, by field. */
export function reasonsOf(violations: readonly LeaveViolation[]): FieldReasons {
  const fields: FieldReasons = {}
  for (const { field, ...reason } of violations) fields[field] = [...(fields[field] ?? []), exact(reason)]
  return fields
}

function refusalOf(violations: readonly LeaveViolation[]): Refusal {
  const fields = reasonsOf(violations)
  const [first] = Object.values(fields).flat()
  return new Refusal(422, first ?? because('request.invalid'), { fields })
}

/** Does not compile for a violation without a sentence. */
const exact = (reason: ExactReason): Reason => reason

type Half = { start_date: Day; half_day_slot: number | null }

/** Two half days may share a day: the second gets the half that is free. */
export const freeHalf = (others: readonly Half[], date: Day): number =>
  others.some((other) => other.start_date === date && other.half_day_slot === 1) ? 2 : 1

/** The exclusion constraint refuses a shared day; the person gets the same sentence as from `checkNewLeave`. */
function refuseSharedDay(error: unknown): never {
  if (!isExclusionViolation(error, 'leave_requests_no_overlap')) throw error
  throw refusalOf([{ code: 'requests.shared_day', field: 'start_date', facts: {} }])
}
