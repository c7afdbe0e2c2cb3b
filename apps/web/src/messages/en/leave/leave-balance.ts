import { balanceOf, type CountedDays, type LeaveCounter } from '@portal/domain/leave/counters'
import { leaveDays } from '../shared/records.ts'

/** `main` is what a counter says first, `beside` what stands small beside it, if anything. */
type BalanceWords = { main: string; beside: string | null }

const joined = (parts: readonly string[]) => parts.join(' · ')

/**
 * What every screen says of a counter: what can still be planned, and beside it what is taken and what waits. A counter
 * without a limit says what is taken.
 */
function inWords(counter: LeaveCounter, days: CountedDays): BalanceWords {
  const { used, pending } = days
  const balance = balanceOf(counter, days)
  const taken = `${used} taken`
  const waiting = pending > 0 ? [`${pending} waiting`] : []
  return balance === undefined
    ? { main: taken, beside: waiting[0] ?? null }
    : { main: `${balance.left} left`, beside: joined([taken, ...waiting]) }
}

/** What a request changes: of a limit what is left, otherwise what is taken and waits. */
function wordsOfChange(counter: LeaveCounter, days: CountedDays): string {
  const { main, beside } = inWords(counter, days)
  return balanceOf(counter, days) !== undefined || beside === null ? main : joined([main, beside])
}

/** The balance of a person's leave in a year. */
export const leaveBalance = {
  inWords,
  ofLimit: (limit: number) => `of ${limit}`,
  /** In one line, where nothing else names the year. */
  line: (counter: LeaveCounter, days: CountedDays, year: number) => {
    const { main, beside } = inWords(counter, days)
    const isOver = balanceOf(counter, days)?.state === 'over'
    return joined([
      `${main} in ${year}`,
      ...(beside === null ? [] : [beside]),
      ...(isOver ? [leaveDays.overLimit] : []),
    ])
  },
  change: (counter: LeaveCounter, before: CountedDays, after: CountedDays) =>
    `${wordsOfChange(counter, before)} → ${wordsOfChange(counter, after)}`,
  countersOf: (year: number) => `Leave in ${year}`,
  countersFailed: 'The counters could not be loaded',
  allBalances: 'All balances',
}
