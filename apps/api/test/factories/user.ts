import { highestRole, type SubRoleKey, subRoles as subRoleList } from '@portal/domain/roles'
import { inArray } from 'drizzle-orm'
import { createPasswords } from '../../src/accounts/passwords.ts'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { profiles } from '../../src/db/schema/people/profiles.ts'
import { subRoles, userSubRoles } from '../../src/db/schema/people/sub-roles.ts'
import { users } from '../../src/db/schema/people/users.ts'
import { nextNumber } from './sequence.ts'

export const testPassword = 'correct horse'
const testHash = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }).hash(testPassword)

type Overrides = Partial<typeof users.$inferInsert> & { sub_roles?: SubRoleKey[] }

/** Makes an active developer without a contract, unless told otherwise. The general role follows from the sub-roles. */
export async function buildUser(db: Db, { sub_roles: keys = ['developer'], ...overrides }: Overrides = {}) {
  const number = nextNumber()
  const role = highestRole(subRoleList.filter(({ key }) => keys.includes(key)).map(({ role }) => role))
  const { first_name = 'Person', last_name = `Number${number}` } = overrides
  const values = {
    email: `person${number}@portal.test`,
    first_name_folded: first_name,
    last_name_folded: last_name,
    slug: `person-${number}`,
    password_hash: await testHash,
    role,
    ...overrides,
    first_name,
    last_name,
  }
  const user = onlyRow(await db.insert(users).values(values).returning())
  await db.insert(profiles).values({ id: user.id })
  const chosen = await db.select({ id: subRoles.id }).from(subRoles).where(inArray(subRoles.key, keys))
  await db.insert(userSubRoles).values(chosen.map(({ id }) => ({ user_id: user.id, sub_role_id: id })))
  return user
}

export const buildManager = (db: Db, overrides: Overrides = {}) =>
  buildUser(db, { sub_roles: ['project_manager'], ...overrides })

export const buildAdmin = (db: Db, overrides: Overrides = {}) =>
  buildUser(db, { sub_roles: ['administrator'], ...overrides })

export const buildRecruiter = (db: Db, overrides: Overrides = {}) =>
  buildUser(db, { sub_roles: ['recruiter'], ...overrides })
