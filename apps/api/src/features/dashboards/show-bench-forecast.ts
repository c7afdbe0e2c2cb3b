import type { BenchForecast, EndingContract, FreePerson } from '@portal/contract/dashboards/bench-forecast'
import { endingContracts, forecastDays, soonFreeFrom } from '@portal/domain/bench-forecast'
import { isCurrentOn } from '@portal/domain/contracts'
import { addDays, type Day, daysBetween } from '@portal/domain/days'
import { isManagerLevel } from '@portal/domain/roles'
import type { Deps } from '../../deps.ts'
import { listWorkOfEnding, type WorkRow } from './bench-forecast.store.ts'

/** Shows who is about to be free and whose contracts end: the first day first, then by full name. */
export async function showBenchForecast({ db, clock }: Deps): Promise<BenchForecast> {
  const today = clock.today()
  const rows = await listWorkOfEnding(db, { today, last_day: addDays(today, forecastDays) })
  const people = [...Map.groupBy(rows, ({ user_id }) => user_id).values()]
  return {
    contracts_ending: people.flatMap((contracts) => endingOf(contracts, today)).toSorted(byDay),
    about_to_be_free: people.flatMap((contracts) => freePersonOf(contracts, today)).toSorted(byDay),
  }
}

const byDay = (a: { days_left: number }, b: { days_left: number }) => a.days_left - b.days_left

const endingOf = (contracts: readonly WorkRow[], today: Day): EndingContract[] =>
  endingContracts(contracts, today).map(({ daysLeft, ...contract }) => ({
    id: contract.id,
    user: { id: contract.user_id, full_name: contract.full_name },
    project: { id: contract.project_id, name: contract.project },
    end_date: contract.end_date,
    days_left: daysLeft,
  }))

/** The person whose contracts these are, or nobody where the person does not become free. */
function freePersonOf(contracts: readonly WorkRow[], today: Day): FreePerson[] {
  const [person] = contracts
  if (person === undefined || isManagerLevel(person)) return []
  const free_on = soonFreeFrom({ contracts, free_from: person.free_from }, today)
  if (free_on === undefined) return []
  const current = contracts.filter((contract) => isCurrentOn(contract, today))
  return [
    {
      id: person.user_id,
      full_name: person.full_name,
      free_on,
      days_left: daysBetween(today, free_on),
      projects: current.map(({ project_id, project }) => ({ id: project_id, name: project })),
    },
  ]
}
