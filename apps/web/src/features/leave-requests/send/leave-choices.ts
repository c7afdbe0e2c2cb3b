import { yearOf } from '@portal/domain/days'
import { checkNewLeave, type OwnLeave } from '@portal/domain/leave/check-new-leave'
import { counterOf } from '@portal/domain/leave/counters'
import { areVacationsTaken, firstLeaveDay } from '@portal/domain/leave/first-leave-day'
import { type VacationType, vacationLengths, vacationTypes } from '@portal/domain/leave/leave'
import type { PreviewFacts } from '@portal/domain/leave/preview-leave'
import { t } from '../../../messages/messages.ts'
import { inWords, refusal } from '../../../messages/refusals.ts'
import { askedIn, type LeaveKind, leaveKinds, nothingAsked, type VacationOffer } from './request-form.ts'

type Facts = PreviewFacts<OwnLeave>

/**
 * The types with what is left of each. A type is disabled, with its reason, only where the server would refuse every
 * day: going over a limit is allowed, and a vacation whose lengths are taken may be asked for in the next year.
 */
export const leaveChoices = (facts: Facts) =>
  leaveKinds.map((value) => {
    const reason = refusalOf(value, facts)
    return {
      value,
      label: t.newRequest.kinds[value],
      hint: reason ?? hintOf(value, facts),
      disabled: reason !== undefined,
    }
  })

const askedFor = (kind: LeaveKind) => askedIn({ ...nothingAsked, request_type: kind })

function refusalOf(kind: LeaveKind, facts: Facts): string | undefined {
  const asked = askedFor(kind)
  if (firstLeaveDay(asked, facts) !== undefined) return undefined
  if (kind === 'vacation' && areVacationsTaken(facts)) return refusal('requests.vacation_taken')
  const [violation] = checkNewLeave(
    { ...asked, vacation_type: kind === 'vacation' ? 'one_week' : null, start_date: facts.today },
    facts,
  ).filter(({ field }) => field === 'start_date')
  return violation ? inWords(violation) : t.newRequest.noDayLeft
}

function hintOf(kind: LeaveKind, facts: Facts): string | undefined {
  const year = yearOf(facts.today)
  const { type } = askedFor(kind)
  if (type === null || type === 'regular') return undefined
  const counter = counterOf(type)
  const days = facts.counters[year]?.[counter]
  return days && t.leaveBalance.line(counter, days, year)
}

/** The lengths of a vacation, of which each is taken once in the year of the start. */
export const vacationChoices = ({ year, taken }: VacationOffer) =>
  vacationTypes.map((value: VacationType) => ({
    value,
    label: t.newRequest.vacationTypes[value],
    hint: taken.has(value) ? t.newRequest.takenIn(year) : t.newRequest.daysLong(vacationLengths[value]),
    disabled: taken.has(value),
  }))
