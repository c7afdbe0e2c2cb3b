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
  const rows = await listWorkOfEnding(db, { today, lastDay: addDays(today, forecastDays) })
  const people = [...Map.groupBy(rows, ({ userId }) => userId).values()]
  return {
    contracts_ending: people.flatMap((contracts) => endingOf(contracts, today)).toSorted(byDay),
    about_to_be_free: people.flatMap((contracts) => freePersonOf(contracts, today)).toSorted(byDay),
  }
}

const byDay = (a: { days_left: number }, b: { days_left: number }) => a.days_left - b.days_left

const endingOf = (contracts: readonly WorkRow[], today: Day): EndingContract[] =>
  endingContracts(contracts, today).map(({ daysLeft, ...contract }) => ({
    id: contract.id,
    user: { id: contract.userId, full_name: contract.fullName },
    project: { id: contract.projectId, name: contract.project },
    end_date: contract.endDate,
    days_left: daysLeft,
  }))

/** The person whose contracts these are, or nobody where the person does not become free. */
function freePersonOf(contracts: readonly WorkRow[], today: Day): FreePerson[] {
  const [person] = contracts
  if (person === undefined || isManagerLevel(person)) return []
  const freeOn = soonFreeFrom({ contracts, freeFrom: person.freeFrom }, today)
  if (freeOn === undefined) return []
  const current = contracts.filter((contract) => isCurrentOn(contract, today))
  return [
    {
      id: person.userId,
      full_name: person.fullName,
      free_on: freeOn,
      days_left: daysBetween(today, freeOn),
      projects: current.map(({ projectId, project }) => ({ id: projectId, name: project })),
    },
  ]
}
