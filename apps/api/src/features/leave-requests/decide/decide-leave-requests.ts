import type { Decided, DecisionsInput, RefusedDecision } from '@portal/contract/leave-requests/decisions'
import { sentenceOf } from '@portal/words/sentences'
import type { Actor } from '../../../actor.ts'
import { authorize } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import type { Undoable } from '../../../db/undo/undo-entries.ts'
import type { Deps } from '../../../deps.ts'
import { invalidField, Refusal } from '../../../errors.ts'
import { found } from '../../../not-found.ts'
import { leaveRequestPolicy } from '../leave-requests.policy.ts'
import { findLeaveRequestRow } from '../leave-requests.store.ts'
import { lockRequesters } from '../undo/request-undo.store.ts'
import { type DecisionToUndo, keepDecisionUndo, withUndoOf } from '../undo/request-undo.ts'
import { approve, decline } from './decide-leave-request.ts'

/**
 * Approves or declines several requests in one transaction, under one undo. Those that cannot be decided so stay as
 * they are and are named with the reason.
 */
export async function decideLeaveRequests(
  deps: Deps,
  actor: Actor,
  input: DecisionsInput,
): Promise<Undoable<Decided>> {
  const { decision, note } = input
  if (note && decision !== 'decline') throw invalidField('note', 'requests.reason')
  const ids = [...new Set(input.ids)]
  return deps.db.transaction(async (tx) => {
    await lockRequesters(tx, ids)
    const kept: DecisionToUndo[] = []
    const refused: RefusedDecision[] = []
    for (const id of ids) {
      const outcome = await decideOne(tx, deps, actor, { id, decision, note: note ?? null }).catch(asRefusal)
      if (outcome instanceof Refusal) refused.push(presentRefused(id, outcome))
      else kept.push(outcome)
    }
    const answer = { decided: kept.map(({ id }) => id), refused }
    return { answer, undoToken: await keepDecisionUndo(tx, deps, actor, kept) }
  })
}

type Decision = { id: number; decision: DecisionsInput['decision']; note: string | null }

/** Every refusal of a decision comes before its first write, so a refused one leaves nothing in the transaction. */
async function decideOne(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  { id, decision, note }: Decision,
): Promise<DecisionToUndo> {
  const row = found(await findLeaveRequestRow(tx, id), 'requests.not_found')
  authorize(leaveRequestPolicy, actor, row, 'decline')
  const { kept } = await withUndoOf(tx, row, () =>
    decision === 'approve' ? approve(tx, actor, row, clock) : decline(tx, actor, row, clock, note),
  )
  return kept
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

const presentRefused = (id: number, { reason }: Refusal): RefusedDecision => ({
  id,
  reason: sentenceOf(reason),
  ...reason,
})
