import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { type Call, send } from './calls.ts'
import type { Person } from './people.ts'

/** A standing is what the portal tells of a request and of its leave records. */
export type Standing =
  | { status: LeaveRequest['status']; type: LeaveRequest['request_type']; has_records: boolean }
  | 'deleted'

/**
 * An act is a call of an admin with the status of its answer, and the status that its repetition has once it was done.
 */
type Act = {
  call: Call
  answer: number
  repeated: number
  leaves: (before: Exclude<Standing, 'deleted'>) => Standing
}

/** A plan is a request with the acts that are still to come. */
export type Plan = {
  person: Person
  request: LeaveRequest
  left: Act[]
  /** The standing after the last acknowledged act. */
  known: Standing
  /** The act whose answer has not come. */
  underWay: Act | undefined
}

/** Returns the acts on the request with that number. They have every kind, and more approvals, which write most. */
export function planFor(person: Person, request: LeaveRequest, number: number): Plan {
  const { approve, decline, makeExtra, record, remove } = actsOn(person, request)
  const plans = [
    [approve, remove],
    [makeExtra, approve],
    [record, decline, remove],
    [approve],
    [record, makeExtra, approve],
    [approve, remove],
    [decline],
  ]
  return {
    person,
    request,
    left: plans[number % plans.length] ?? [],
    known: { status: 'pending', type: request.request_type, has_records: false },
    underWay: undefined,
  }
}

function actsOn({ adminToken: token }: Person, request: LeaveRequest) {
  const { id, user_id, request_type: record_type, start_date, end_date } = request
  const path = `/requests/${id}`
  const decide = (decision: object): Call => ({ method: 'PUT', path, token, body: { request: decision } })
  const leave = { user_id, request_id: id, record_type, start_date, end_date }
  const acts = {
    approve: {
      call: decide({ status: 'approved' }),
      answer: 200,
      repeated: 409,
      leaves: (before) => ({ ...before, status: 'approved', has_records: true }),
    },
    decline: {
      call: decide({ status: 'rejected', decision_note: 'Release week' }),
      answer: 200,
      repeated: 409,
      leaves: (before) => ({ ...before, status: 'rejected', has_records: false }),
    },
    makeExtra: {
      call: decide({ request_type: 'extra_sick_leave' }),
      answer: 200,
      repeated: 200,
      leaves: (before) => ({ ...before, type: 'extra_sick_leave' }),
    },
    record: {
      call: { method: 'POST', path: '/interval_records', token, body: { record: leave } },
      answer: 201,
      repeated: 200,
      leaves: (before) => ({ ...before, has_records: true }),
    },
    remove: { call: { method: 'DELETE', path, token }, answer: 204, repeated: 404, leaves: () => 'deleted' },
  } satisfies Record<string, Act>
  return acts
}

/** Returns what the act under way leaves once it is done. */
const outcomeOf = ({ known, underWay }: Plan): Standing =>
  underWay === undefined || known === 'deleted' ? known : underWay.leaves(known)

/** Does the remaining acts one by one until the portal is gone. */
export async function actOn(url: string, plans: readonly Plan[], acknowledged: () => void): Promise<void> {
  for (const plan of plans) {
    for (;;) {
      const act = plan.left.shift()
      if (act === undefined) break
      plan.underWay = act
      const answer = await send(url, act.call)
      if (answer === undefined) return
      expectStatus(plan, act, answer.status, act.answer)
      acknowledged()
    }
  }
}

/**
 * Repeats the acts that had no answer. An act that was done answers as a repetition does, and afterwards all are done.
 */
export async function repeatUnanswered(
  url: string,
  plans: readonly Plan[],
  seen: ReadonlyMap<number, Standing>,
): Promise<void> {
  for (const plan of plans) {
    const { underWay: act, request } = plan
    if (act === undefined) continue
    const answer = await send(url, act.call)
    const isDone = isSame(seen.get(request.id), outcomeOf(plan))
    expectStatus(plan, act, answer?.status, isDone ? act.repeated : act.answer)
  }
}

function expectStatus(plan: Plan, { call }: Act, status: number | undefined, expected: number): void {
  if (status !== expected) {
    throw new Error(`${call.method} ${call.path} answered ${status} instead of ${expected}`)
  }
  plan.known = outcomeOf(plan)
  plan.underWay = undefined
}

/** Returns the requests that are neither as they were acknowledged nor as the act without an answer leaves them. */
export const halfDone = (plans: readonly Plan[], seen: ReadonlyMap<number, Standing>) =>
  plans
    .filter((plan) => {
      const standing = seen.get(plan.request.id)
      return !isSame(standing, plan.known) && !isSame(standing, outcomeOf(plan))
    })
    .map((plan) => ({ ...plan, seen: seen.get(plan.request.id) }))

const isSame = (one: Standing | undefined, other: Standing) =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.status === other.status &&
    one.type === other.type &&
    one.has_records === other.has_records)
