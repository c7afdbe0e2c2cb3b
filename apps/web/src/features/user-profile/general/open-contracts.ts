import type { Contract } from '@portal/contract/contracts'
import type { Day } from '@portal/domain/days'

/** The contracts that somebody still has to end: those without an end, or with one from today on. */
export const openContracts = <Item extends Pick<Contract, 'end_date'>>(
  contracts: readonly Item[],
  today: Day,
): Item[] => contracts.filter(({ end_date }) => end_date === null || end_date >= today)
