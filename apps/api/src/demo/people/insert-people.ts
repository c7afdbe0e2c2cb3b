import { addDays, type Day } from '@portal/domain/days'
import { type Availability, isOutstaff } from '@portal/domain/people/job-statuses'
import { type GeneralRole, highestRole, subRoles as subRoleList } from '@portal/domain/roles'
import type { Tx } from '../../db/database.ts'
import { employments } from '../../db/schema/people/employments.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { earlierOf, endOfMonthAgo, momentOn, startOfMonthAgo, weekdayFrom } from '../demo-days.ts'
import { idsBy } from '../ids.ts'
import type { Random } from '../random.ts'
import { demoDevelopers } from './developers.ts'
import { demoManagers } from './managers.ts'
import { emailOf, type Person, type Staff, slugOf } from './person.ts'
import { profileOf } from './profiles.ts'
import { demoSpecialists } from './specialists.ts'

type Input = { today: Day; password_hash: string; random: Random }

/** Inserts the staff with their sub-roles, profiles and employments. */
export async function insertPeople(tx: Tx, { today, password_hash, random }: Input): Promise<Staff[]> {
  const people = [...demoManagers, ...demoDevelopers, ...demoSpecialists]
  const planned = people.map((person, index) => planStaff(person, index, today))

  const inserted = await tx
    .insert(users)
    .values(
      planned.map(({ person, email, role, startedOn, endedOn }) => {
        const [first_name = '', last_name = ''] = person.name.split(' ')
        return {
          slug: slugOf(person),
          email,
          first_name,
          first_name_folded: first_name,
          last_name,
          last_name_folded: last_name,
          password_hash,
          role,
          active: endedOn === undefined,
          status: availabilityOf(person),
          created_at: momentOn(startedOn),
        }
      }),
    )
    .returning({ id: users.id, key: users.email })
  const userId = idsBy(inserted)
  const staff = planned.map((member) => ({ ...member, id: userId(member.email) }))

  await insertSubRoles(tx, staff)
  await tx.insert(profiles).values(staff.map((member) => ({ id: member.id, ...profileOf(member, random) })))
  await tx
    .insert(employments)
    .values(
      staff.flatMap(({ id: user_id, before, startedOn, endedOn }) => [
        ...(before === undefined ? [] : [{ user_id, first_day: before.from, last_day: before.to }]),
        { user_id, first_day: startedOn, last_day: endedOn ?? null },
      ]),
    )
  return staff
}

function planStaff(person: Person, index: number, today: Day): Omit<Staff, 'id'> {
  const monthStart = startOfMonthAgo(today, person.since)
  return {
    person,
    email: emailOf(person),
    role: roleOf(person),
    // First working days are spread over the month: the latest offset of twenty days is still in the same month.
    startedOn: earlierOf(today, weekdayFrom(addDays(monthStart, (index * 5) % 20))),
    endedOn: person.until === undefined ? undefined : earlierOf(today, endOfMonthAgo(today, person.until)),
    before: person.before && {
      from: startOfMonthAgo(today, person.before.since),
      to: endOfMonthAgo(today, person.before.until),
    },
  }
}

const roleOf = (person: Person): GeneralRole =>
  highestRole(subRoleList.filter(({ key }) => person.sub_roles.includes(key)).map(({ role }) => role))

function availabilityOf({ work }: Person): Availability {
  const statuses = work.filter(({ to }) => to === undefined || to <= 0).map(({ status }) => status)
  if (statuses.some(isOutstaff)) {
    return 'busy_on_full_time_outstaff'
  }
  return statuses.includes('busy_on_outsource') ? 'busy_on_outsource' : 'ready_for_full_time_outstaff'
}

async function insertSubRoles(tx: Tx, staff: readonly Staff[]): Promise<void> {
  const subRoleId = idsBy(await tx.select({ id: subRoles.id, key: subRoles.key }).from(subRoles))
  await tx
    .insert(userSubRoles)
    .values(
      staff.flatMap(({ id, person }) =>
        person.sub_roles.map((key) => ({ user_id: id, sub_role_id: subRoleId(key) })),
      ),
    )
}
