import type { Day } from './days.ts'

export const notificationEvents = [
  'request_created',
  'request_approved',
  'request_declined',
  'request_changed',
  'request_deleted',
  'request_recounted',
  'request_reopened',
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

/** What a notification says beyond its request, its dates and its project. */
export type NotificationFacts = {
  /** The full name of the person whom the event is about; null where that is who reads it. */
  person: string | null
  /** The counted days of a request that was counted again. */
  recount: { before: number; after: number } | null
  /** Why a request was declined, where a reason was written. */
  reason: string | null
}

/** Whom each event concerns (docs/product-rules.md#notifications). A person of several audiences is told as one of the first. */
const audiencesOf: Readonly<Record<NotificationEvent, readonly Audience[]>> = {
  request_created: ['admins', 'managers_of_person'],
  request_approved: ['person'],
  request_declined: ['person'],
  request_changed: ['person'],
  request_deleted: ['person'],
  request_recounted: ['person'],
  request_reopened: ['person'],
  contract_created: ['person', 'project_manager'],
  contract_changed: ['person', 'project_manager'],
  contract_deleted: ['person', 'project_manager'],
  hours_reminder: ['person'],
}

type Telling = { audience: Audience; namesPerson: boolean }

/**
 * Whom an event is told to. The actor and inactive people are left out where people are known. Only a project's manager
 * reads the name of the person: the other events have it beside their sentence.
 */
export const tellingsOf = (event: NotificationEvent): Telling[] =>
  audiencesOf[event].map((audience) => ({ audience, namesPerson: audience === 'project_manager' }))

type ContractTerms = {
  user_id: number
  project_id: number
  job_status_id: number
  start_date: Day
  end_date: Day | null
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
  if (before.user_id !== after.user_id || before.project_id !== after.project_id) {
    return [
      { event: 'contract_deleted', contract: before },
      { event: 'contract_created', contract: after },
    ]
  }
  const isSame =
    before.start_date === after.start_date &&
    before.end_date === after.end_date &&
    before.job_status_id === after.job_status_id
  return isSame ? [] : [{ event: 'contract_changed', contract: after }]
}
