import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../../use-case/actor.ts'
import { canOf } from '../../../use-case/authorized.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import type { CardRow } from './board.store.ts'

export const presentCard = (actor: Actor, row: CardRow, today: Day): BoardCandidate => ({
  ...row,
  technologies: row.technologies.map(({ name }) => name),
  ping_again_due: isPingDue(row, today),
  can: canOf(candidatePolicy(actor, row)),
})
