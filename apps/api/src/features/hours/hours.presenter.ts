import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { recordPolicy } from './hours.policy.ts'
import type { RecordRow } from './hours.store.ts'

export const presentRecord = (actor: Actor, row: RecordRow, today: Day): TimeRecord => ({
  ...row,
  can: canOf(recordPolicy(today)(actor, row)),
})
