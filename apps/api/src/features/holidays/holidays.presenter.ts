import type { EditableHoliday } from '@portal/contract/holidays'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { holidayPolicy } from './holidays.policy.ts'
import type { HolidayRow } from './holidays.store.ts'

export const presentHoliday = (actor: Actor, row: HolidayRow): EditableHoliday => ({
  ...row,
  can: canOf(holidayPolicy(actor, row)),
})
