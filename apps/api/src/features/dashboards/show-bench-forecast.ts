import type { BenchForecast, FreePerson } from '@portal/contract/dashboards/bench-forecast'
import { endingContracts, forecastDays, soonFreeFrom } from '@portal/domain/bench-forecast'
import { isCurrentOn } from '@portal/domain/contracts'
import { addDays, type Day, daysBetween } from '@portal/domain/days'
import { isManagerLevel } from '@portal/domain/roles'
import type { Deps } from '../deps.ts'
import { listWorkOfEnding, type WorkRow } from './bench-forecast.store.ts'

/** Shows who is about to be free and whose contracts end: the first day first, then by full name. */
export async function showBenchForecast({ db, clock }: Deps): Promise<BenchForecast> {
  const today = clock.today()
  const rows = await listWorkOfEnding(db, { today, last_day: addDays(today, forecastDays) })
  const people = [...Map.groupBy(rows, ({ user }) => user.id).values()]
  return {
    contracts_ending: people.flatMap((contracts) => endingContracts(contracts, today)).toSorted(byDay),
    about_to_be_free: people.flatMap((contracts) => freePersonOf(contracts, today)).toSorted(byDay),
  }
}

const byDay = (a: { days_left: number }, b: { days_left: number }) => a.days_left - b.days_left

/** The person whose contracts these are, or nobody where the person does not become free. */
function freePersonOf(contracts: readonly WorkRow[], today: Day): FreePerson[] {
  const [person] = contracts
  if (person === undefined || isManagerLevel(person)) return []
  const free_on = soonFreeFrom({ contracts, free_from: person.free_from }, today)
  if (free_on === undefined) return []
  const current = contracts.filter((contract) => isCurrentOn(contract, today))
  return [
    {
      ...person.user,
      free_on,
      days_left: daysBetween(today, free_on),
      projects: current.map(({ project }) => project),
    },
  ]
}
