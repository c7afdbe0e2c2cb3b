import { plural } from '../../plural.ts'
import { daysInWords } from '../shared/days.ts'

/** Texts about requests for leave. */
export const leaveRequests = {
  title: 'Requests',
  ownTitle: 'My requests',
  nothingPending: 'There are no pending requests.',
  tabs: 'Requests',
  everyone: 'Everyone',
  mine: 'Mine',
  failed: 'Server error: unable to download Requests',
  empty: 'Requests not found',
  /** Stands below it; the period is a month or a day in words. */
  noneIn: (period: string) => `${period} has no requests.`,
  open: 'Waiting and coming up',

  user: 'User',
  allStatuses: 'All',
  type: 'Type',
  extraSickLeave: 'Extra sick leave',
  extraOf: (user: string, dates: string) => `Extra sick leave of ${user}, ${dates}`,
  yes: 'Yes',
  managers: 'Managers',
  startDate: 'Start Date',
  endDate: 'End Date',
  description: 'Description',
  attachedPhoto: 'Attached Photo',
  status: 'Status',
  /** Stands below the status of a declined request. */
  reasonOf: (reason: string) => `Reason: ${reason}`,
  days: daysInWords,
  /** Stands below the name of a person whose request can no longer be approved. */
  left: (when: string) => `${when}: can only be declined`,
  leftUnknown: 'Left',
  leftOn: (day: string) => `Left on ${day}`,
  leavesOn: (day: string) => `Leaves on ${day}`,
  /** Stands in place of the days where all of them have become holidays. */
  noDayLeft: 'No working day is left',

  /** A request in labels and questions. */
  named: (type: string, dates: string) => `${type}, ${dates}`,
  namedOf: (type: string, user: string, dates: string) => `${type} of ${user}, ${dates}`,
  range: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  approve: (request: string) => `Approve ${request}`,
  decline: (request: string) => `Decline ${request}`,
  showPhoto: (request: string) => `Show the photo of ${request}`,
  photo: 'Photo',
  photoOf: (request: string) => `Photo of ${request}`,
  photoFailed: 'The photo could not be loaded',
  declineTitle: 'Decline the request',
  declineButton: 'Decline',
  declineReason: 'Reason',
  declineReasonHint: 'The person who asked for leave sees it.',
  declinesWhat: (request: string) => `${request} will be declined.`,

  created: 'Request created',
  deleted: 'Request deleted',
  approved: 'Successfully approved!',
  declined: 'Successfully declined!',
  modified: 'Successfully modified!',
  updateFailed: (reason: string) => `Update error. ${reason}`,

  /** The notice about leave that an admin counts again on the page of holidays. */
  touched: (count: number) =>
    plural('en', count, {
      one: 'The holidays have changed since {n} request was approved.',
      other: 'The holidays have changed since {n} requests were approved.',
    }),
  openTouched: 'Count again',

  perPage: 'Requests per page',
  sizes: (size: number) => `${size} per page`,
  away: 'Away on these days',
  awayFailed: 'The colleagues could not be loaded',
  nobodyAway: 'Nobody on the same projects',
  awayFacts: ({ type, dates, status, projects }: AwayFacts) =>
    `${type}, ${dates}\u00a0· ${status}\u00a0· ${projects}`,

  send: 'Send Request',
}

type AwayFacts = Record<'type' | 'dates' | 'status' | 'projects', string>
