import { isCurrentOn } from './contracts.ts'
import { type Day, daysBetween } from './days.ts'

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

type Worker = {
  /** The person's contracts that have not ended, Bench left out. */
  contracts: readonly Work[]
  /** The day from which the person is free; null where there is none. `db/reads/free-from.ts` finds it. */
  freeFrom: Day | null
}

/** The day of the next 60 from which a person who works today is free; undefined when there is none. */
export function soonFreeFrom({ contracts, freeFrom }: Worker, today: Day): Day | undefined {
  const isAtWork = contracts.some((contract) => isCurrentOn(contract, today))
  if (!isAtWork || freeFrom === null) return undefined
  return daysBetween(today, freeFrom) > forecastDays ? undefined : freeFrom
}
