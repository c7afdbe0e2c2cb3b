import { isCurrentOn } from '@portal/domain/contracts'
import { addDays, type Day } from '@portal/domain/days'
import { isAdmin } from '@portal/domain/roles'
import type { Tx } from '../database.ts'
import { notifications } from '../schema/notifications.ts'
import type { Contract } from './company/insert-contracts.ts'
import { demoProjects } from './company/projects.ts'
import { momentOn } from './demo-days.ts'
import type { IdOf } from './ids.ts'
import type { Leave } from './leave/leave-diary.ts'
import type { Staff } from './people/person.ts'

const daysRemembered = 60
const daysUnread = 6

type Input = {
  staff: readonly Staff[]
  contracts: readonly Contract[]
  leaves: readonly Leave[]
  today: Day
  userIdByEmail: IdOf
}

type Notification = typeof notifications.$inferInsert & { on: Day }

/** Inserts notifications about leave and contracts of the last weeks (docs/product-rules.md#notifications). */
export async function insertNotifications(tx: Tx, input: Input): Promise<void> {
  const since = addDays(input.today, -daysRemembered)
  const told = [
    ...input.leaves.flatMap((leave) => ofLeave(leave, input)),
    ...input.contracts.flatMap((contract) => ofContract(contract, input)),
  ]
    .filter(({ on, userId, actorId }) => on >= since && on < input.today && userId !== actorId)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  await tx.insert(notifications).values(
    told.map(({ on, ...row }, index) => ({
      ...row,
      read: on < addDays(input.today, -daysUnread),
      createdAt: momentOn(on, index % 400),
    })),
  )
}

function ofLeave(leave: Leave, input: Input): Notification[] {
  const request = {
    requestType: leave.type,
    requestStartDate: leave.startDate,
    requestEndDate: leave.endDate,
  }
  const asked = [...new Set([...adminsOf(input.staff), ...managersOf(leave, input)])].map((userId) => ({
    ...request,
    userId,
    actorId: leave.userId,
    event: 'request_created' as const,
    message: 'created a new request',
    on: leave.askedOn,
  }))
  if (leave.status === 'pending') return asked
  const [decider = leave.userId] = adminsOf(input.staff).filter((id) => id !== leave.userId)
  const isApproved = leave.status === 'approved'
  return [
    ...asked,
    {
      ...request,
      userId: leave.userId,
      actorId: decider,
      event: isApproved ? 'request_approved' : 'request_declined',
      message: isApproved ? 'approved your request' : 'declined your request',
      on: addDays(leave.askedOn, 1),
    },
  ]
}

function ofContract(contract: Contract, { userIdByEmail }: Input): Notification[] {
  const project = demoProjects.find(({ name }) => name === contract.project)
  if (project === undefined) return []
  return [...new Set([contract.userId, userIdByEmail(project.manager)])].map((userId) => ({
    userId,
    actorId: contract.adminId,
    event: 'contract_created',
    message: userId === contract.userId ? 'added you to the project' : 'added a person to the project',
    projectId: contract.projectId,
    on: contract.startDate,
  }))
}

const adminsOf = (staff: readonly Staff[]) => staff.filter(isAdmin).map(({ id }) => id)

const managersOf = (leave: Leave, { contracts, userIdByEmail }: Input) =>
  contracts
    .filter((contract) => contract.userId === leave.userId && isCurrentOn(contract, leave.askedOn))
    .flatMap((contract) => demoProjects.filter(({ name }) => name === contract.project))
    .map(({ manager }) => userIdByEmail(manager))
