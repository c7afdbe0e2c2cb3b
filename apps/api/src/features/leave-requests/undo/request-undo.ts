import { isDeepStrictEqual } from 'node:util'
import { type Day, yearOf, yearRange } from '@portal/domain/days'
import { takenVacations } from '@portal/domain/leave/check-new-leave'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { keepUndo } from '../../../db/undo/undo-entries.ts'
import { isExclusionViolation } from '../../../db/violations.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import type { TrailEntry } from '../../../use-case/trail.ts'
import type { Deps } from '../../deps.ts'
import { adminVerdict } from '../leave-requests.policy.ts'
import {
  getLeaveRequestRow,
  type LeaveRequestRow,
  listLeaveRequestRowsOf,
  listStandingRequests,
  lockRequesters,
} from '../leave-requests.store.ts'
import { requestTrail } from '../leave-requests.trail.ts'
import { notifyOfRequest } from '../notify-of-request.ts'
import {
  keepRequestRow,
  listLeaveRecords,
  restoreLeaveRecords,
  restoreRequest,
} from './request-undo.store.ts'

const row = z.record(z.string(), z.unknown())
const decisionKept = z.object({
  id: z.int(),
  /** The version that the decision made. */
  version: z.int(),
  isDecided: z.boolean(),
  request: row,
  records: z.array(row),
  /** The leave records that the decision left. */
  recordIds: z.array(z.int()),
})
const decisionsKept = z.object({ decisions: z.array(decisionKept) })
export type DecisionToUndo = z.output<typeof decisionKept>

/**
 * Runs a change of a request, and returns the request as it is then, with the days of its records and with what takes the
 * change back.
 */
export async function withUndoOf(
  tx: Tx,
  before: LeaveRequestRow,
  change: () => Promise<void>,
): Promise<{ row: LeaveRequestRow; recordedDays: Day[]; kept: DecisionToUndo }> {
  const former = await keepRequestRow(tx, before.id)
  await change()
  const row = await getLeaveRequestRow(tx, before.id)
  const left = await listLeaveRecords(tx, row.id)
  const recordIds = left.map(({ id }) => id)
  const isDecided = row.status !== before.status
  const kept = { id: row.id, version: row.version, isDecided, recordIds, ...former }
  return { row, recordedDays: left.map(({ date }) => date), kept }
}

/** Keeps what takes decisions back, under one token. Null where nothing was decided. */
export async function keepDecisionUndo(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  decisions: readonly DecisionToUndo[],
): Promise<string | null> {
  if (decisions.length === 0) return null
  const entry = { user_id: actor.id, kind: 'requests', changes: { decisions }, now: clock.now() } as const
  return keepUndo(tx, entry)
}

/**
 * Takes decisions back: the requests and their leave records are as before, and the requesters are told. All or
 * nothing: 409 where a request or its leave records have changed since, and where its days or its length of vacation
 * were asked for again.
 */
export const undoDecisions =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, actor: Actor, kept: unknown): Promise<void> => {
    const { decisions } = decisionsKept.parse(kept)
    enforce(adminVerdict(actor))
    const ids = decisions.map(({ id }) => id)
    await lockRequesters(tx, await listLeaveRequestRowsOf(tx, ids))
    const decided = new Map((await listLeaveRequestRowsOf(tx, ids)).map((each) => [each.id, each]))
    const entries: (TrailEntry | undefined)[] = []
    for (const decision of decisions) {
      const present = (await listLeaveRecords(tx, decision.id)).map(({ id }) => id)
      if (!isDeepStrictEqual(present, decision.recordIds)) throw tooLate()
      if (!(await restoreRequest(tx, decision, decision.request).catch(refuseTaken))) throw tooLate()
      await restoreLeaveRecords(tx, decision.id, decision.records)
      const row = await getLeaveRequestRow(tx, decision.id)
      if (await isVacationTaken(tx, row)) throw tooLate()
      const event = decision.isDecided ? 'request_reopened' : 'request_changed'
      await notifyOfRequest(tx, clock, actor, event, row)
      const before = decided.get(decision.id)
      entries.push(before && requestTrail.changed('requests.undo', before, row))
    }
    await addToTrail(tx, clock, actor, entries)
  }

/** Whether another request has the vacation's length in its year (docs/product-rules.md#leave). */
async function isVacationTaken(tx: Tx, { id, user_id, vacation_type, start_date }: LeaveRequestRow) {
  if (vacation_type === null) return false
  const year = yearOf(start_date)
  const standing = await listStandingRequests(tx, { userIds: [user_id], ...yearRange(year) })
  const others = standing.filter((other) => other.id !== id)
  return takenVacations(others, year).has(vacation_type)
}

function refuseTaken(error: unknown): never {
  if (isExclusionViolation(error)) throw tooLate()
  throw error
}

const tooLate = () => conflict('undo.too_late')
