import { formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { t } from '../../../../messages/messages.ts'
import type { MonthDay } from '../month-view.ts'

/** What a day is marked for, in the words of the week of Submit hours. */
export function markWords({ mark, missing, over }: MonthDay): string | undefined {
  if (mark === 'missing') return t.hours.missing(formatMissingHours(missing))
  if (mark === 'over') return t.hours.over(formatHours(over))
  return mark && t.hours.workedOnLeave
}
