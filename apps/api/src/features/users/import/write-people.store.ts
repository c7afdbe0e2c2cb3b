import type { Day } from '@portal/domain/days'
import type { GeneralRole, SubRoleKey } from '@portal/domain/roles'
import type { Tx } from '../../../db/client.ts'
import { insertRows, takeIds, updateRows } from '../../../db/many-rows.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { employments } from '../../../db/schema/people/employments.ts'
import { profiles, profileTechnologies } from '../../../db/schema/people/profiles.ts'
import { userSubRoles } from '../../../db/schema/people/sub-roles.ts'
import { users } from '../../../db/schema/people/users.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import { insertBenchContracts } from '../create/insert-user.store.ts'
import { takeSlugs } from '../slugs.store.ts'
import type { GivenPerson, NewPerson } from './given-person.ts'
import { listSubRoleIds, type StoredPerson } from './imported-people.store.ts'

type New = { person: NewPerson; role: GeneralRole }
type Making = { password_hash: string; today: Day; admin_id: number }

/**
 * Inserts people as invited ones, with the password that the hash is of, sub-roles, profiles and Bench contracts from today. Returns
 * the ids in the order of the people.
 */
export async function insertPeople(
  tx: Tx,
  made: readonly New[],
  { password_hash, today, admin_id }: Making,
): Promise<number[]> {
  const ids = await takeIds(tx, users, made.length)
  const slugs = await takeSlugs(
    tx,
    made.map(({ person }) => `${person.first_name} ${person.last_name}`),
  )
  const people = made.flatMap((each, place) => {
    const [id, slug] = [ids[place], slugs[place]]
    return id === undefined || slug === undefined ? [] : [{ ...each, id, slug }]
  })
  const accounts = people.map(({ id, slug, role, person }) => ({
    id,
    slug,
    role,
    email: person.email,
    first_name: person.first_name,
    first_name_folded: person.first_name,
    last_name: person.last_name,
    last_name_folded: person.last_name,
    password_hash,
    is_invited: true,
    ...(person.status === undefined ? {} : { status: person.status }),
  }))
  await insertAccounts(tx, accounts)
  await insertSubRoles(
    tx,
    people.map(({ id, person: { role_ids } }) => ({ id, keys: role_ids })),
  )
  const rows = people.map(({ id, person }) => ({ id, ...profileOf(person) }))
  await insertRows(tx, profiles, rows)
  await insertTechnologies(
    tx,
    people.map(({ id, person: { technologies = [] } }) => ({ id, technologies })),
  )
  await insertEmployments(
    tx,
    people.map(({ id, person: { job_started_on: first_day = null, job_ended_on: last_day = null } }) => ({
      user_id: id,
      first_day,
      last_day,
    })),
  )
  await insertBenchContracts(
    tx,
    people.map(({ id }) => ({ user_id: id, admin_id, start_date: today })),
  )
  return ids
}

/** Those with a status, and those without one, which have the usual one. */
async function insertAccounts(tx: Tx, accounts: readonly (typeof users.$inferInsert)[]): Promise<void> {
  await insertRows(
    tx,
    users,
    accounts.filter(({ status }) => status === undefined),
  )
  await insertRows(
    tx,
    users,
    accounts.filter(({ status }) => status !== undefined),
  )
}

const profileOf = (given: GivenPerson) => ({
  position: given.position,
  skype: given.skype,
  telegram: given.telegram,
  github: given.github,
  phone_number: given.phone_number,
  english_level: given.english_level,
  salary: given.salary,
  date_of_birth: given.date_of_birth,
  home_address: given.home_address,
})

export type PersonChange = {
  row: Authorized<StoredPerson, 'update'>
  given: GivenPerson
  /** Undefined where it stays. */
  role: GeneralRole | undefined
  slug: string | undefined
}

/** Writes accounts and raises their versions. */
export const updateAccounts = (tx: Tx, changes: readonly PersonChange[]): Promise<void> =>
  updateRows(
    tx,
    users,
    changes.map(({ row: { id }, given, role, slug }) => ({
      id,
      first_name: given.first_name,
      first_name_folded: given.first_name,
      last_name: given.last_name,
      last_name_folded: given.last_name,
      status: given.status,
      role,
      slug,
    })),
  )

/** Writes profiles and raises their versions. */
export const updateProfiles = (tx: Tx, changes: readonly PersonChange[]): Promise<void> =>
  updateRows(
    tx,
    profiles,
    changes.map(({ row: { id }, given }) => ({ id, ...profileOf(given) })),
  )

export async function replaceSubRoles(tx: Tx, changes: readonly PersonChange[]): Promise<void> {
  const ids = changes.map(({ row: { id } }) => id)
  await tx.delete(userSubRoles).where(isAnyOf(userSubRoles.user_id, ids))
  await insertSubRoles(
    tx,
    changes.map(({ row: { id }, given: { role_ids = [] } }) => ({ id, keys: role_ids })),
  )
}

export async function replaceTechnologies(tx: Tx, changes: readonly PersonChange[]): Promise<void> {
  const ids = changes.map(({ row: { id } }) => id)
  await tx.delete(profileTechnologies).where(isAnyOf(profileTechnologies.profile_id, ids))
  await insertTechnologies(
    tx,
    changes.map(({ row: { id }, given: { technologies = [] } }) => ({ id, technologies })),
  )
}

async function insertSubRoles(tx: Tx, of: readonly { id: number; keys: readonly SubRoleKey[] }[]) {
  const idOf = await listSubRoleIds(tx)
  const rows = of.flatMap(({ id, keys }) =>
    [...new Set(keys)].flatMap((key) => {
      const sub_role_id = idOf.get(key)
      return sub_role_id === undefined ? [] : [{ user_id: id, sub_role_id }]
    }),
  )
  await insertRows(tx, userSubRoles, rows)
}

const insertTechnologies = (tx: Tx, of: readonly { id: number; technologies: readonly number[] }[]) =>
  insertRows(
    tx,
    profileTechnologies,
    of.flatMap(({ id, technologies }) =>
      [...new Set(technologies)].map((technology_id) => ({ profile_id: id, technology_id })),
    ),
  )

type Days = { first_day: Day | null; last_day: Day | null }

const isKnown = ({ first_day, last_day }: Days) => first_day !== null || last_day !== null

const insertEmployments = (tx: Tx, rows: readonly (Days & { user_id: number })[]) =>
  insertRows(tx, employments, rows.filter(isKnown))

/** Writes the days of the latest employment of each person. One of which no day is known any more is deleted. */
export async function writeEmployments(
  tx: Tx,
  written: readonly { row: Authorized<StoredPerson, 'update'>; days: Days }[],
): Promise<void> {
  const rows = written.map(({ row, days }) => ({ id: row.employment_rows[0]?.id, user_id: row.id, ...days }))
  const emptied = rows.filter((days) => !isKnown(days)).flatMap(({ id }) => id ?? [])
  if (emptied.length > 0) await tx.delete(employments).where(isAnyOf(employments.id, emptied))
  const known = rows.filter(isKnown)
  await updateRows(
    tx,
    employments,
    known.flatMap(({ id, first_day, last_day }) => (id === undefined ? [] : [{ id, first_day, last_day }])),
  )
  await insertEmployments(
    tx,
    known.filter(({ id }) => id === undefined).map(({ id, ...others }) => others),
  )
}
