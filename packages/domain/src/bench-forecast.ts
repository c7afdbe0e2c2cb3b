import { isCurrentOn, isOpenOn } from './contracts.ts'
import { addDays, type Day, daysBetween } from './days.ts'
import { hasLeftBefore, type WorkDays } from './people/work-days.ts'

/** How many days ahead the forecast looks. */
export const forecastDays = 60
/** How many of these days count as near, which a screen shows under a heading of their own. */
export const nearDays = 30

/** A contract of one person on a project other than Bench. */
type Work = { projectId: number; startDate: Day; endDate: Day | null }

/**
 * The person's current contracts that end from today to 60 days from now. A contract that the person continues on the
 * same project by a later one does not end (docs/product-rules.md#bench-forecast-and-missing-hours).
 */
export function endingContracts<Contract extends Work>(
  contracts: readonly Contract[],
  today: Day,
): (Contract & { endDate: Day; daysLeft: number })[] {
  return contracts.flatMap((contract) => {
    const { endDate, projectId } = contract
    if (endDate === null || !isCurrentOn(contract, today)) return []
    const daysLeft = daysBetween(today, endDate)
    const isContinued = contracts.some((other) => other.projectId === projectId && other.startDate > endDate)
    return daysLeft > forecastDays || isContinued ? [] : [{ ...contract, endDate, daysLeft }]
  })
}

type Worker = Pick<WorkDays, 'jobEndedOn'> & {
  /** All contracts of the person but those on Bench. */
  contracts: readonly Work[]
}

/**
 * The first of the next 60 days for which a person who works today has no contract, current or later. Undefined when
 * there is none, and for a person who leaves the company before it.
 */
export function freeFrom({ contracts, jobEndedOn }: Worker, today: Day): Day | undefined {
  if (!contracts.some((contract) => isCurrentOn(contract, today))) return undefined
  let freeOn = today
  for (const contract of contracts.filter((one) => isOpenOn(one, today))) {
    if (contract.endDate === null) return undefined
    const next = addDays(contract.endDate, 1)
    if (next > freeOn) freeOn = next
  }
  return hasLeftBefore({ jobEndedOn }, freeOn) || daysBetween(today, freeOn) > forecastDays
    ? undefined
    : freeOn
}
