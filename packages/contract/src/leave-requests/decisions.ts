import { leaveRequestLimits } from '@portal/domain/leave/leave'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { reason } from '../shared/errors.ts'
import { id, idInput, optionalText } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

export const maxDecided = 100

const decisionsInput = z.object({
  ids: boundedList(idInput, maxDecided).check(z.minLength(1)),
  decision: z.enum(['approve', 'decline']),
  /** Why they are declined, at most 200 characters; the requesters read it. */
  note: optionalText(leaveRequestLimits.decision_note),
})
export type DecisionsInput = z.output<typeof decisionsInput>

/** A request that was left as it is. */
export const refusedDecision = z.object({ id, reason: z.string(), ...reason.shape })
export type RefusedDecision = z.infer<typeof refusedDecision>

const decided = z.object({ decided: z.array(id), refused: z.array(refusedDecision) })
export type Decided = z.infer<typeof decided>

export const leaveDecisions = {
  create: route({
    method: 'POST',
    url: '/requests/decisions',
    access: 'adminOnly',
    inTurn: true,
    undoable: true,
    summary: 'Approve or decline several pending requests in one transaction; those that cannot be are named',
    schema: { body: decisionsInput, response: { 200: decided } },
  }),
}
