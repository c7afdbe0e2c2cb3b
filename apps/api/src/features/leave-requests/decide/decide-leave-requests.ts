import type { Decided, DecisionsInput, RefusedDecision } from '@portal/contract/leave-requests/decisions'
import { sentenceOf } from '@portal/words/sentences'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../../db/undo/undo-entries.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { invalidField, Refusal } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import type { TrailEntry } from '../../../use-case/trail.ts'
import type { Deps } from '../../deps.ts'
import { type CountFacts, readCountFacts } from '../leave-facts.ts'
import { leaveRequestPolicy } from '../leave-requests.policy.ts'
import { type LeaveRequestRow, listLeaveRequestRowsOf, lockRequesters } from '../leave-requests.store.ts'
import { entriesOfDecision } from '../leave-requests.trail.ts'
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
    await lockRequesters(tx, await listLeaveRequestRowsOf(tx, ids))
    const rows = await listLeaveRequestRowsOf(tx, ids)
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const facts = await readCountFacts(tx, rows)
    const done: Done[] = []
    const refused: RefusedDecision[] = []
    for (const id of ids) {
      const deciding = decideOne(tx, deps, actor, rowOf.get(id), { decision, note: note ?? null, facts })
      const outcome = await deciding.catch(asRefusal)
      if (outcome instanceof Refusal) refused.push(presentRefused(id, outcome))
      else done.push(outcome)
    }
    const kept = done.map((each) => each.kept)
    const answer = { decided: kept.map(({ id }) => id), refused }
    const undo_token = await keepDecisionUndo(tx, deps, actor, kept)
    const entries = done.flatMap((each) => each.entries)
    await addToTrail(tx, deps.clock, actor, entries)
    return { answer, undo_token }
  })
}

/** What takes a decision back, and what the trail tells of it. */
type Done = { kept: DecisionToUndo; entries: readonly (TrailEntry | undefined)[] }
type Decision = { decision: DecisionsInput['decision']; note: string | null; facts: CountFacts }

/** Every refusal of a decision comes before its first write, so a refused one leaves nothing in the transaction. */
async function decideOne(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  asked: LeaveRequestRow | undefined,
  { decision, note, facts }: Decision,
): Promise<Done> {
  const row = found(asked, 'requests.not_found')
  authorize(leaveRequestPolicy, actor, row, 'decline')
  const decided = await withUndoOf(tx, row, () =>
    decision === 'approve' ? approve(tx, actor, row, facts, clock) : decline(tx, actor, row, clock, note),
  )
  return { kept: decided.kept, entries: entriesOfDecision(row, decided.row) }
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
