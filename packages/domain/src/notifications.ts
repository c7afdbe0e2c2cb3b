import { type Day, formatDay } from './days.ts'
import type { LeaveType } from './leave/leave.ts'

export const notificationEvents = [
  'request_created',
  'request_approved',
  'request_declined',
  'request_changed',
  'request_deleted',
  'request_recounted',
  'contract_created',
  'contract_changed',
  'contract_deleted',
  'hours_reminder',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** The people whom an event concerns. 'person' is the requester, or the person whose contract it is. */
export type Audience =
  | 'person'
  | 'admins'
  /** The managers of the projects on which the person works today. */
  | 'managers_of_person'
  /** The manager of the event's project. */
  | 'project_manager'

type Facts = {
  /** The person's full name. */
  person: string
  /** The type of the request after the event. */
  requestType?: LeaveType | undefined
  /** The days of the request, or of the week whose hours are missing. */
  days?: { startDate: Day; endDate: Day } | undefined
  /** The days of a request that was counted again. */
  recount?: { before: number; after: number } | undefined
}

/**
 * For each audience the message: the rest of a sentence that begins with the actor's name. A person of several
 * audiences is told once, as one of the first.
 */
type Rule = Partial<Record<Audience, (facts: Facts) => string>>

/** Who is told of what (docs/product-rules.md#notifications). */
const rules = {
  request_created: { admins: () => 'asked for leave', managers_of_person: () => 'asked for leave' },
  request_approved: { person: () => 'approved your leave request' },
  request_declined: { person: () => 'declined your leave request' },
  request_changed: {
    person: ({ requestType }) =>
      requestType === 'extra_sick_leave'
        ? 'changed your sick leave to extra sick leave'
        : 'changed your extra sick leave to sick leave',
  },
  request_deleted: { person: () => 'deleted your leave request' },
  request_recounted: {
    person: ({ recount }) =>
      recount === undefined
        ? 'counted your leave again, because the holidays have changed'
        : `counted your leave again, because the holidays have changed: ${leaveInWords(recount.after)} instead of ${leaveInWords(recount.before)}`,
  },
  contract_created: {
    person: () => 'added you to the project',
    project_manager: ({ person }) => `added ${person} to the project`,
  },
  contract_changed: {
    person: () => 'changed your contract on the project',
    project_manager: ({ person }) => `changed the contract of ${person} on the project`,
  },
  contract_deleted: {
    person: () => 'deleted your contract on the project',
    project_manager: ({ person }) => `deleted the contract of ${person} on the project`,
  },
  hours_reminder: {
    person: ({ days }) =>
      days === undefined
        ? 'reminded you to log your hours'
        : `reminded you to log your hours of ${formatDay(days.startDate)} – ${formatDay(days.endDate)}`,
  },
} as const satisfies Record<NotificationEvent, Rule>

function leaveInWords(days: number): string {
  if (days === 0.5) return 'half a day'
  return days === 1 ? '1 day' : `${days === 0 ? 'no' : days} days`
}

type Telling = { audience: Audience; message: string }

/** Whom an event is told to and in which words. The actor and inactive people are left out where people are known. */
export function tellingsOf(event: NotificationEvent, facts: Facts): Telling[] {
  const rule: Rule = rules[event]
  return audiences.flatMap((audience) => {
    const message = rule[audience]?.(facts)
    return message === undefined ? [] : [{ audience, message }]
  })
}

const audiences: readonly Audience[] = ['person', 'admins', 'managers_of_person', 'project_manager']

type ContractTerms = {
  userId: number
  projectId: number
  jobStatusId: number
  startDate: Day
  endDate: Day | null
}

type ContractEvent<Terms> = { event: NotificationEvent; contract: Terms }

/**
 * A contract that moves to another user or project ends for its former user and project. A change that changes nothing
 * is told to nobody.
 */
export function eventsOfContractChange<Terms extends ContractTerms>(
  before: Terms,
  after: Terms,
): ContractEvent<Terms>[] {
  if (before.userId !== after.userId || before.projectId !== after.projectId) {
    return [
      { event: 'contract_deleted', contract: before },
      { event: 'contract_created', contract: after },
    ]
  }
  const isSame =
    before.startDate === after.startDate &&
    before.endDate === after.endDate &&
    before.jobStatusId === after.jobStatusId
  return isSame ? [] : [{ event: 'contract_changed', contract: after }]
}
