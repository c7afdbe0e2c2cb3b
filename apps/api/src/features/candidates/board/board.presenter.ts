import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../../actor.ts'
import { canOf } from '../../../authorized.ts'
import { numberOf } from '../../../db/values.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import type { CardRow } from './board.store.ts'

export const presentCard = (actor: Actor, row: CardRow, today: Day): BoardCandidate => ({
  id: row.id,
  version: row.version,
  full_name: row.full_name,
  position: row.position,
  technologies: row.technologies.map(({ name }) => name),
  salary: numberOf(row.salary),
  english: row.english,
  experience: numberOf(row.experience),
  significate: row.significate,
  ping_again: row.ping_again,
  ping_again_on: row.ping_again_on,
  ping_again_due: isPingDue(row, today),
  can: canOf(candidatePolicy(actor, row)),
})
