import { type Day, monthOf } from '@portal/domain/days'
import { endsBeforeStart, endsTooLate, hasBegunBy } from '@portal/domain/resumes/periods'
import { invalidField } from '../../../use-case/errors.ts'

/** The names of the days at which work or studies start and end. */
type DayFields<Start extends string, End extends string> = { start: Start; end: End }

/** Refuses work or studies that end before they start. */
export function refuseReversed<Start extends string, End extends string>(
  period: Record<Start, Day> & Record<End, Day | null>,
  { start, end }: DayFields<Start, End>,
): void {
  if (endsBeforeStart(period[start], period[end])) throw invalidField(end, 'sections.end_before_start')
}

/**
 * Refuses a start after the running month and an end more than ten years from now. Only days that are sent are compared, so
 * that an older item with such a day can be changed elsewhere.
 */
export function refuseFarDays<Start extends string, End extends string>(
  sent: Partial<Record<Start, Day | undefined> & Record<End, Day | null | undefined>>,
  { start, end }: DayFields<Start, End>,
  today: Day,
): void {
  const startedOn = sent[start]
  if (startedOn !== undefined && !hasBegunBy(today, monthOf(startedOn)))
    throw invalidField(start, 'sections.month_in_future')
  const endedOn = sent[end]
  if (endedOn !== undefined && endedOn !== null && endsTooLate(today, monthOf(endedOn)))
    throw invalidField(end, 'sections.end_too_late')
}
