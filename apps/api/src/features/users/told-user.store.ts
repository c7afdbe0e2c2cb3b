import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { subRolesOfUser, technologyNamesOfUser } from '../../db/reads/whole-users.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { shownOfUser, users } from '../../db/schema/people/users.ts'

/** Reads what the trail tells of an account with its General Info, in one statement. */
export async function readToldUser(tx: Tx, id: number) {
  const rows = await tx
    .select({
      ...shownOfUser,
      sub_roles: subRolesOfUser,
      position: profiles.position,
      skype: profiles.skype,
      telegram: profiles.telegram,
      github: profiles.github,
      phone_number: profiles.phone_number,
      english_level: profiles.english_level,
      salary: profiles.salary,
      technologies: technologyNamesOfUser,
      employments: employmentsOf(users.id),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id))
  return onlyRow(rows)
}

export type ToldUser = Awaited<ReturnType<typeof readToldUser>>
