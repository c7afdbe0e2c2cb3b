import { type Day, formatDay } from '@portal/domain/days'
import type { NotificationEvent, NotificationFacts } from '@portal/domain/notifications'

/** What a notification tells, as it is stored and sent. */
export type ToldEvent = {
  event: NotificationEvent
  request_type: string | null
  request_start_date: Day | null
  request_end_date: Day | null
  facts: NotificationFacts
}

/** The rest of a sentence that begins with the name of the person who acted. */
export type EventWords = Readonly<Record<NotificationEvent, (told: ToldEvent) => string>>

export const englishEvents: EventWords = {
  request_created: () => 'asked for leave',
  request_approved: () => 'approved your leave request',
  request_declined: ({ facts: { reason } }) =>
    reason ? `declined your leave request (${reason})` : 'declined your leave request',
  request_changed: ({ request_type }) =>
    request_type === 'extra_sick_leave'
      ? 'changed your sick leave to extra sick leave'
      : 'changed your extra sick leave to sick leave',
  request_deleted: () => 'deleted your leave request',
  request_recounted: ({ facts: { recount } }) => {
    const what = 'counted your leave again, because the holidays have changed'
    return recount === null ? what : `${what}: ${daysOf(recount.after)} instead of ${daysOf(recount.before)}`
  },
  request_reopened: () => 'took back the decision on your leave request',
  contract_created: ({ facts: { person } }) => `added ${person ?? 'you'} to the project`,
  contract_changed: ({ facts: { person } }) =>
    person === null
      ? 'changed your contract on the project'
      : `changed the contract of ${person} on the project`,
  contract_deleted: ({ facts: { person } }) =>
    person === null
      ? 'deleted your contract on the project'
      : `deleted the contract of ${person} on the project`,
  hours_reminder: ({ request_start_date: from, request_end_date: to }) =>
    from === null || to === null
      ? 'reminded you to log your hours'
      : `reminded you to log your hours of ${formatDay(from)} – ${formatDay(to)}`,
}

function daysOf(days: number): string {
  if (days === 0.5) return 'half a day'
  return days === 1 ? '1 day' : `${days === 0 ? 'no' : days} days`
}

export const eventInWords = (told: ToldEvent, words: EventWords = englishEvents): string =>
  words[told.event](told)
