import * as z from 'zod/mini'
import type { Actor } from '../../../actor.ts'
import { enforce } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { keepUndo } from '../../../db/undo/undo-entries.ts'
import { isExclusionViolation } from '../../../db/violations.ts'
import type { Deps } from '../../../deps.ts'
import { conflict } from '../../../errors.ts'
import { decideVerdict } from '../leave-requests.policy.ts'
import { getLeaveRequestRow, type LeaveRequestRow } from '../leave-requests.store.ts'
import { tellOfRequest } from '../tell-of-request.ts'
import { keepRequestRow, lockRequesters, restoreLeaveRecords, restoreRequest } from './request-undo.store.ts'

const row = z.record(z.string(), z.unknown())
const decisionKept = z.object({
  id: z.int(),
  /** The version that the decision made. */
  version: z.int(),
  isDecided: z.boolean(),
  request: row,
  records: z.array(row),
})
const decisionsKept = z.object({ decisions: z.array(decisionKept) })
export type DecisionToUndo = z.output<typeof decisionKept>

/** Runs a change of a request, and returns with its result what takes it back. */
export async function withUndoOf<Result>(
  tx: Tx,
  row: LeaveRequestRow,
  change: () => Promise<Result>,
): Promise<{ result: Result; kept: DecisionToUndo }> {
  const before = await keepRequestRow(tx, row.id)
  const result = await change()
  const { id, version, status } = await getLeaveRequestRow(tx, row.id)
  return { result, kept: { id, version, isDecided: status !== row.status, ...before } }
}

/** Keeps what takes decisions back, under one token. Null where nothing was decided. */
export async function keepDecisionUndo(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  decisions: readonly DecisionToUndo[],
): Promise<string | null> {
  if (decisions.length === 0) return null
  const entry = { userId: actor.id, kind: 'requests', changes: { decisions }, now: clock.now() } as const
  return keepUndo(tx, entry)
}

/**
 * Takes decisions back: the requests and their leave records are as before, and the requesters are told. All or
 * nothing: 409 where a request has changed since, or its days were asked for again.
 */
export const undoDecisions =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, actor: Actor, kept: unknown): Promise<void> => {
    const { decisions } = decisionsKept.parse(kept)
    enforce(decideVerdict(actor))
    await lockRequesters(
      tx,
      decisions.map(({ id }) => id),
    )
    for (const decision of decisions) {
      if (!(await restoreRequest(tx, decision, decision.request).catch(refuseTaken))) throw tooLate()
      await restoreLeaveRecords(tx, decision.id, decision.records)
      const event = decision.isDecided ? 'request_reopened' : 'request_changed'
      await tellOfRequest(tx, clock, actor, event, await getLeaveRequestRow(tx, decision.id))
    }
  }

function refuseTaken(error: unknown): never {
  if (isExclusionViolation(error)) throw tooLate()
  throw error
}

const tooLate = () => conflict('undo.too_late')
