import type { Day } from './days.ts'

/** A contract's first and last day, both included; the last is null while the contract is open. */
type Span = { start_date: Day; end_date: Day | null }

/** True when the contract has not ended before the day: it is current or begins later. */
export const isOpenOn = ({ end_date }: Pick<Span, 'end_date'>, day: Day): boolean =>
  end_date === null || end_date >= day

/**
 * True when the contract has begun and not ended before the day (docs/product-rules.md#contracts).
 * `db/reads/contract-days.ts` holds the same rule in SQL.
 */
export const isCurrentOn = (contract: Span, day: Day): boolean =>
  contract.start_date <= day && isOpenOn(contract, day)

/** True when the contract begins after the day. */
export const isUpcomingOn = ({ start_date }: Pick<Span, 'start_date'>, day: Day): boolean => start_date > day

/** Whether the day can become the contract's last one, and is not already its last one. */
export const mayEndOn = ({ start_date, end_date }: Span, day: Day): boolean =>
  start_date <= day && (end_date === null || end_date > day)

/** True when the contract is current and its user is active. */
export const isAvailableOn = (contract: Span & { isUserActive: boolean }, day: Day): boolean =>
  contract.isUserActive && isCurrentOn(contract, day)

/** The states that a list of contracts can be filtered by, in the order of the screen. */
export const contractStates = ['open', 'current', 'upcoming', 'ended', 'all'] as const
export type ContractState = (typeof contractStates)[number]
