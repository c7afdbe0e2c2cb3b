import type { AuditFilters } from '@portal/contract/audit'
import { addDays, endOfDay } from '@portal/domain/days'
import { verbsOfActs } from '@portal/domain/trail/acts'
import type { TrailMatch } from './audit.store.ts'

/** Days are those of the company; an act may be the name of a feature, which means all of its acts. */
export const matchOfFilters = (
  { act, from, to, ...filters }: AuditFilters,
  timeZone: string,
): TrailMatch => ({
  ...filters,
  acts: act === undefined ? undefined : actsOf(act),
  since: from === undefined ? undefined : startOfDay(timeZone, from),
  before: to === undefined ? undefined : new Date(endOfDay(timeZone, to).getTime() + 1),
})

const startOfDay = (timeZone: string, day: string) =>
  new Date(endOfDay(timeZone, addDays(day, -1)).getTime() + 1)

function actsOf(act: string): string[] {
  const [feature, verbs] = Object.entries(verbsOfActs).find(([name]) => name === act) ?? []
  return verbs === undefined ? [act] : verbs.map((verb) => `${feature}.${verb}`)
}
