import { record } from '@portal/contract/hours/hours'
import { leaveBalances } from '@portal/contract/leave-balances'
import {
  type LeaveRequest,
  leaveRequest,
  leaveRequests,
} from '@portal/contract/leave-requests/leave-requests'
import { addDays, mondayOf, yearOf } from '@portal/domain/days'
import { counterOf } from '@portal/domain/leave/counters'
import * as z from 'zod/mini'
import { ask } from './calls.ts'
import type { Plan, Standing } from './leave-acts.ts'
import type { Person } from './people.ts'

const recordPage = z.object({ paginate_records: z.array(record) })
const requestPage = leaveRequests.list.schema.response[200]
const countersOfYear = leaveBalances.counters.schema.response[200]

/**
 * Asks for two weeks of sick leave each time, one after the other, in February of next year and the months after it.
 */
export async function askForLeave(url: string, person: Person, count: number): Promise<LeaveRequest[]> {
  const firstMonday = mondayOf(`${nextYear(person)}-02-07`)
  const asked: LeaveRequest[] = []
  while (asked.length < count) {
    const monday = addDays(firstMonday, 14 * asked.length)
    const request = {
      request_type: 'full_day_sick_leave',
      start_date: monday,
      end_date: addDays(monday, 13),
    }
    const call = { method: 'POST', path: '/requests', token: person.token, body: { request } } as const
    asked.push(await ask(url, call, leaveRequest))
  }
  return asked
}

const nextYear = ({ date }: Person) => yearOf(date) + 1

type Facts = { standings: Map<number, Standing>; faults: string[] }

/**
 * Returns how each request stands, and where the records of a request or the counters of a person do not agree with it.
 */
export async function standingsOf(url: string, plans: readonly Plan[]): Promise<Facts> {
  const facts: Facts = { standings: new Map(), faults: [] }
  for (const person of new Set(plans.map((plan) => plan.person)))
    await addStandings(url, person, plans, facts)
  return facts
}

async function addStandings(url: string, person: Person, plans: readonly Plan[], facts: Facts) {
  const read = <Content>(path: string, schema: z.ZodMiniType<Content>) =>
    ask(url, { method: 'GET', path, token: person.token }, schema)
  const { paginate_requests: requests } = await read('/requests?mine=true&limit=100', requestPage)
  const { paginate_records: records } = await read('/records?limit=100', recordPage)
  const counters = await read(`/leave_counters?year=${nextYear(person)}`, countersOfYear)
  const known = new Set<number | null>(requests.map(({ id }) => id))
  if (records.some(({ request_id }) => !known.has(request_id)))
    facts.faults.push(`Person ${person.id} has records without a request`)
  for (const { request } of plans.filter((plan) => plan.person === person)) {
    const row = requests.find(({ id }) => id === request.id)
    const own = records.filter(({ request_id }) => request_id === request.id)
    if (row === undefined) {
      facts.standings.set(request.id, 'deleted')
      continue
    }
    const { status, request_type: type } = row
    const isWhole = own.length === 0 || own.length === request.days
    if (!isWhole || own.some(({ record_type }) => record_type !== type))
      facts.faults.push(
        `Request ${request.id} has ${own.length} of ${request.days} records, or of another type`,
      )
    facts.standings.set(request.id, { status, type, has_records: own.length > 0 })
  }
  for (const type of ['full_day_sick_leave', 'extra_sick_leave'] as const) {
    const { used, pending } = counters[counterOf(type)]
    const written = records.filter(({ record_type }) => record_type === type).length
    const standing = requests.filter((row) => row.request_type === type && row.status !== 'rejected')
    const days = standing.reduce((sum, row) => sum + row.days, 0)
    if (used !== written || used + pending !== days)
      facts.faults.push(
        `Person ${person.id} has counters of ${used} + ${pending}, not ${written} of ${days} days`,
      )
  }
}
