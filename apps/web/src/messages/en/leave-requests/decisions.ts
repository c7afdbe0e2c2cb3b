import { plural } from '../../plural.ts'

const requests = (count: number) => plural('en', count, { one: '{n} request', other: '{n} requests' })

/** Texts about deciding on requests for leave. */
export const decisions = {
  title: 'To decide',
  tab: 'To decide',
  /** Stands in the menu after the word 'Requests', for screen readers. */
  waiting: (count: number) => `${count} to decide`,
  /** The number in the menu. */
  badge: (count: number) => (count > 99 ? '99+' : String(count)),

  dates: 'Dates',
  sameDay: 'Same day',
  asked: 'Asked',
  nothingFound: 'No pending request fits the filters.',

  days: 'Days',
  outcome: 'Balance',
  away: 'Away',
  awayCount: (people: number) => `${people} away`,
  nobodyAway: 'Nobody',
  awayUnknown: 'Unknown',
  open: (request: string) => `Open ${request}`,
  hasNote: 'With a description',
  hasPhoto: 'With a photo',
  keys: {
    next: 'Mark the next request',
    previous: 'Mark the request before',
    approve: 'Approve the marked request',
    decline: 'Decline the marked request',
  },

  approve: 'Approve',
  decline: 'Decline',
  balance: ({ counter, before, after, limit, year }: Balance) =>
    `${counter === null ? '' : `${counter} `}${before} → ${after}${limit === null ? '' : ` of ${limit}`}${year === null ? '' : ` in ${year}`}`,
  /** What a screen reader says instead of the arrow. */
  balanceInWords: ({ counter, before, after, limit, year }: Balance) =>
    `${counter === null ? '' : `${counter} `}from ${before} to ${after}${limit === null ? '' : ` of ${limit}`} days${year === null ? '' : ` in ${year}`}`,
  awayThen: (names: readonly string[]) =>
    names.length === 0 ? 'Away: nobody on the same projects' : `Away: ${names.join(', ')}`,

  select: (request: string) => `Select ${request}`,
  selection: 'Several requests',
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  approveSeveral: (count: number) => `Approve ${count}`,
  declineSeveral: (count: number) => `Decline ${count}`,
  declineTitle: (count: number) => `Decline ${requests(count)}`,
  declinesWhat: (count: number) =>
    plural('en', count, {
      one: '{n} request will be declined.',
      other: '{n} requests will be declined, with one reason for all.',
    }),
  reasonForAll: 'Each person who asked for leave sees it.',
  approved: (count: number) => `${requests(count)} approved`,
  declined: (count: number) => `${requests(count)} declined`,
  refused: (count: number) =>
    plural('en', count, {
      one: '{n} request was left as it is:',
      other: '{n} requests were left as they are:',
    }),
  refusedOne: (request: string, reason: string) => `${request}: ${reason}`,
  goneRequest: 'A request that is gone',
  dismiss: 'Close the message',

  request: 'Request',
  requestGone: 'This request is gone',
  requestGoneHint: 'It was deleted, or you may not read it.',
  requestFailed: 'The request could not be loaded',
}

type Balance = {
  counter: string | null
  before: number
  after: number
  limit: number | null
  year: number | null
}
