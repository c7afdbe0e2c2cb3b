import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { subRolesOfUser, technologyNamesOfUser } from '../../db/reads/whole-users.ts'
import { profiles } from '../../db/schema/people/profiles.ts'
import { shownOfUser, users } from '../../db/schema/people/users.ts'

/** What the trail tells of an account and its profile. */
export const toldColumns = {
  ...shownOfUser,
  sub_roles: subRolesOfUser,
  position: profiles.position,
  skype: profiles.skype,
  telegram: profiles.telegram,
  github: profiles.github,
  phone_number: profiles.phone_number,
  english_level: profiles.english_level,
  salary: profiles.salary,
  date_of_birth: profiles.date_of_birth,
  home_address: profiles.home_address,
  technologies: technologyNamesOfUser,
  employments: employmentsOf(users.id),
}

const selectToldUsers = (tx: Tx) =>
  tx.select(toldColumns).from(users).innerJoin(profiles, eq(profiles.id, users.id))

export type ToldUser = Awaited<ReturnType<typeof selectToldUsers>>[number]

/** Reads what the trail tells of an account, in one statement. */
export const readToldUser = async (tx: Tx, id: number): Promise<ToldUser> =>
  onlyRow(await selectToldUsers(tx).where(eq(users.id, id)))
