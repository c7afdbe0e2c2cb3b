import { addDays, type Day } from './days.ts'

export const accessTokenScopes = ['read', 'write'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]

/** What a token begins with, so that it is told from the token of a session. */
export const accessTokenPrefix = 'sp_'

export const accessTokenLimits = {
  /** Tokens of one person. */
  count: 20,
  /** Characters of its name. */
  name: 100,
  /** Days from today to the last day. */
  days: 365,
  proposedDays: 30,
  /** Days before the last one on which its owner is told. */
  warnedDays: 7,
  requestsPerMinute: 600,
  /** Requests that a process takes from the minute at a time. */
  requestsAtOnce: 10,
} as const

/** The last days that a token made today may have. */
export const lastDaysOfToken = (today: Day): { first: Day; last: Day } => ({
  first: today,
  last: addDays(today, accessTokenLimits.days),
})
