import type { Day } from '@portal/domain/days'
import { proposedHours } from '@portal/domain/hours/day-norm'
import { defaultHours, exactHours, hoursToType } from '@portal/domain/hours/hours'
import type { HoursOf } from '../hours-of.ts'
import type { WeekDay } from '../week/week-days.ts'
import type { UnsentRecord } from './unsent-records.ts'
import { useLatestChoices } from './use-latest-choices.ts'
import type { RecordChoices } from './use-record-choices.ts'

type Options = {
  hours: HoursOf
  date: Day
  /** The day in its week; undefined until that is known. */
  day: WeekDay | undefined
  /** Records that the week lacks. */
  unread: readonly Pick<UnsentRecord, 'userId' | 'record'>[]
  choices: RecordChoices
}

/** What the form proposes for a day: the usual project and category, the hours that are left, and the latest pairs. */
export function useRecordProposals({ hours: { userId, latest }, date, day, unread, choices }: Options) {
  const { pairs, isLoading, ...usual } = useLatestChoices(userId, latest)
  const isOfDay = ({ userId: ofUserId, record }: (typeof unread)[number]) =>
    ofUserId === userId && record.date === date
  const further = unread.filter(isOfDay).map(({ record }) => record.hours)
  return {
    ...usual,
    /** The hours as a person would type them; empty for a full day. */
    hours: leftHours(day, further),
    /** The latest pairs of project and category that the day offers. */
    pairs: pairs.filter(
      ({ project_id, category_id }) =>
        choices.projects.some(({ id }) => id === project_id) &&
        choices.categories.some(({ id }) => id === category_id),
    ),
    arePairsLoading: isLoading || choices.isLoading,
  }
}

function leftHours(day: WeekDay | undefined, further: readonly number[]): string {
  if (!day) return String(defaultHours)
  const proposed = proposedHours(exactHours([day.hours, ...further]), day.norm)
  return proposed === undefined ? '' : hoursToType(proposed)
}
