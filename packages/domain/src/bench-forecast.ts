import { isCurrentOn } from './contracts.ts'
import { type Day, daysBetween } from './days.ts'

/** How many days ahead the forecast looks. */
export const forecastDays = 60
/** How many of these days count as near, which a screen shows under a heading of their own. */
export const nearDays = 30

/** A contract of one person on a project other than Bench. */
type Work = { project_id: number; start_date: Day; end_date: Day | null }

/**
 * The person's current contracts that end from today to 60 days from now. A contract that the person continues on the
 * same project by a later one does not end (docs/product-rules.md#bench-forecast-and-missing-hours).
 */
export function endingContracts<Contract extends Work>(
  contracts: readonly Contract[],
  today: Day,
): (Contract & { end_date: Day; days_left: number })[] {
  return contracts.flatMap((contract) => {
    const { end_date, project_id } = contract
    if (end_date === null || !isCurrentOn(contract, today)) return []
    const days_left = daysBetween(today, end_date)
    const isContinued = contracts.some(
      (other) => other.project_id === project_id && other.start_date > end_date,
    )
    return days_left > forecastDays || isContinued ? [] : [{ ...contract, end_date, days_left }]
  })
}

type Worker = {
  /** The person's contracts that have not ended, Bench left out. */
  contracts: readonly Work[]
  /** The day from which the person is free; null where there is none. `db/reads/free-from.ts` finds it. */
  free_from: Day | null
}

/** The day of the next 60 from which a person who works today is free; undefined when there is none. */
export function soonFreeFrom({ contracts, free_from }: Worker, today: Day): Day | undefined {
  const isAtWork = contracts.some((contract) => isCurrentOn(contract, today))
  if (!isAtWork || free_from === null) return undefined
  return daysBetween(today, free_from) > forecastDays ? undefined : free_from
}
