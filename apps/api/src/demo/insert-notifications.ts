import { isCurrentOn } from '@portal/domain/contracts'
import { addDays, type Day } from '@portal/domain/days'
import { type Audience, type NotificationEvent, tellingsOf } from '@portal/domain/notifications'
import { isAdmin } from '@portal/domain/roles'
import type { Tx } from '../db/database.ts'
import { leaveRequests } from '../db/schema/leave-requests.ts'
import { notifications } from '../db/schema/notifications.ts'
import type { Contract } from './company/insert-contracts.ts'
import { demoProjects } from './company/projects.ts'
import { momentOn } from './demo-days.ts'
import type { IdOf } from './ids.ts'
import type { Leave } from './leave/leave-diary.ts'
import type { Staff } from './people/person.ts'

const daysRemembered = 200
const daysUnread = 5
/** Ends of contracts are agreed on so many days before. */
const daysOfNotice = 14

type Input = {
  staff: readonly Staff[]
  contracts: readonly Contract[]
  leaves: readonly Leave[]
  today: Day
  userIdByEmail: IdOf
}

type Happening = {
  event: NotificationEvent
  on: Day
  actor_id: number
  person: Staff
  request_type?: Leave['type']
  request_start_date?: Day
  request_end_date?: Day
  project_id?: number
}

/** Inserts notifications about leave and contracts of the last months (docs/product-rules.md#notifications). */
export async function insertNotifications(tx: Tx, input: Input): Promise<void> {
  const { leaves, contracts, today } = input
  const since = addDays(today, -daysRemembered)
  const happenings = [
    ...leaves.flatMap((leave) => ofLeave(leave, input)),
    ...contracts.flatMap((contract) => ofContract(contract, input)),
  ]
    .filter(({ on }) => on >= since && on < today)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const requestIds = await readRequestIds(tx)
  const rows = happenings.flatMap(({ on, person, ...happening }, index) =>
    [...toldOf({ on, person, ...happening }, input)].map(([user_id, person_id]) => ({
      ...happening,
      user_id,
      person_id,
      facts: { person: null, recount: null, reason: null },
      mail_pending: false,
      request_id: requestIds.get(`${person.id} ${happening.request_start_date}`) ?? null,
      read: on < addDays(today, -daysUnread),
      created_at: momentOn(on, (index * 37) % 480),
    })),
  )
  await tx.insert(notifications).values(rows)
}

/** The ids of the requests by their person and first day. */
async function readRequestIds(tx: Tx): Promise<Map<string, number>> {
  const { id, user_id, start_date } = leaveRequests
  const rows = await tx.select({ id, user_id, start_date }).from(leaveRequests)
  return new Map(rows.map((row) => [`${row.user_id} ${row.start_date}`, row.id]))
}

/** The people who are told of it, with the person whom the sentence names for each. */
function toldOf(happening: Happening, input: Input): Map<number, number | null> {
  const { event, person, actor_id } = happening
  const told = new Map<number, number | null>()
  for (const { audience, namesPerson } of tellingsOf(event)) {
    const named = namesPerson ? person.id : null
    for (const id of idsOf(audience, happening, input)) if (!told.has(id)) told.set(id, named)
  }
  const active = new Set(input.staff.filter(({ endedOn }) => endedOn === undefined).map(({ id }) => id))
  return new Map([...told].filter(([id]) => id !== actor_id && active.has(id)))
}

function idsOf(audience: Audience, { person, project_id, on }: Happening, input: Input): number[] {
  const { contracts, staff } = input
  switch (audience) {
    case 'person':
      return [person.id]
    case 'admins':
      return staff.filter(isAdmin).map(({ id }) => id)
    case 'managers_of_person':
      return contracts
        .filter((contract) => contract.user_id === person.id && isCurrentOn(contract, on))
        .flatMap((contract) => managerOf(contract, input))
    case 'project_manager':
      return contracts
        .filter((contract) => contract.project_id === project_id)
        .slice(0, 1)
        .flatMap((contract) => managerOf(contract, input))
  }
}

const managerOf = (contract: Contract, { userIdByEmail }: Input) =>
  demoProjects.filter(({ name }) => name === contract.project).map(({ manager }) => userIdByEmail(manager))

function ofLeave(leave: Leave, { staff }: Input): Happening[] {
  const person = staff.find(({ id }) => id === leave.user_id)
  if (person === undefined) return []
  const request = {
    person,
    request_type: leave.type,
    request_start_date: leave.start_date,
    request_end_date: leave.end_date,
  }
  const asked = { ...request, event: 'request_created' as const, on: leave.askedOn, actor_id: leave.user_id }
  const decider = staff.filter(isAdmin).find(({ id }) => id !== leave.user_id)
  if (leave.status === 'pending' || decider === undefined) return [asked]
  const event = leave.status === 'approved' ? 'request_approved' : 'request_declined'
  return [asked, { ...request, event, on: addDays(leave.askedOn, 1), actor_id: decider.id }]
}

/** The Bench contract of a new user notifies nobody. */
function ofContract(contract: Contract, { staff }: Input): Happening[] {
  const person = staff.find(({ id }) => id === contract.user_id)
  if (person === undefined || contract.project === undefined) return []
  const about = { person, project_id: contract.project_id, actor_id: contract.admin_id }
  const created = { ...about, event: 'contract_created' as const, on: contract.start_date }
  if (contract.end_date === null) return [created]
  const agreedOn = addDays(contract.end_date, -daysOfNotice)
  return [created, { ...about, event: 'contract_changed', on: agreedOn }]
}
