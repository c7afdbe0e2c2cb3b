import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import type { HoursOf } from '../hours-of.ts'
import type { Week } from '../use-week.ts'
import { type RecordChoices, useRecordChoices } from './use-record-choices.ts'
import { useRecordForm } from './use-record-form.ts'
import { useRecordProposals } from './use-record-proposals.ts'
import { useRecordQueue } from './use-record-queue.ts'

type Options = {
  hours: HoursOf
  /** The day that is saved to, and its week. */
  date: Day
  week: Week
}

/** What a page needs to log a person's records on a day: what the day offers, the queue, the proposals and the form. */
export function useRecordEntry({ hours, date, week }: Options) {
  const choices = useRecordChoices(hours.contractsOn(date, hours.userId))
  const queue = useRecordQueue({ hours, isWanted: !choices.isLoading, readAtMs: week.query.dataUpdatedAt })
  const proposals = useRecordProposals({ hours, date, day: week.day, unread: queue.unread, choices })
  const form = useRecordForm({ page: hours.page, date, choices, proposals })
  return {
    userId: hours.userId,
    choices,
    obstacle: obstacleTo(hours.userId, choices, date),
    queue,
    proposals,
    form,
  }
}
export type RecordEntry = ReturnType<typeof useRecordEntry>

export type Obstacle = { title: string; text: string; lacksContract?: boolean }

/** Why nothing can be logged, and what to do about it; undefined when something can. */
function obstacleTo(userId: number | undefined, choices: RecordChoices, date: Day): Obstacle | undefined {
  if (userId === undefined) return { title: t.hours.chooseUserFirst, text: t.hours.chooseUserWhy }
  if (choices.isLoading || choices.failure) return undefined
  if (choices.projects.length === 0) {
    return { title: t.hours.noContractTitle(formatDay(date)), text: t.hours.noContract, lacksContract: true }
  }
  if (choices.categories.length > 0) return undefined
  return { title: t.hours.noCategoriesTitle, text: t.hours.noCategories }
}
