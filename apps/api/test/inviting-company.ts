import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { subRoles } from '../src/db/schema/people/sub-roles.ts'
import { createTestApp } from './app.ts'
import { nextNumber } from './factories/sequence.ts'
import { buildManager } from './factories/user.ts'

/** When an invitation of today ends: with the seventh day from now in Kyiv. */
export const week = '2025-03-19T21:59:59.999Z'

/** An app with a manager, and a function with which the manager invites a developer. */
export async function invitingCompany(settings: Parameters<typeof createTestApp>[0]) {
  const api = await createTestApp(settings)
  const manager = await api.as(await buildManager(api.db, { first_name: 'Mary', last_name: 'Major' }))
  const [developer] = await api.db.select().from(subRoles).where(eq(subRoles.key, 'developer'))
  const invite = (extra: object = {}) => {
    const email = `invited${nextNumber()}@portal.test`
    const person = { email, first_name: 'New', last_name: 'Colleague', role_ids: [developer?.id ?? 0] }
    return manager.call(users.create, { body: { user: { ...person, invite: true, ...extra } } })
  }
  return { api, manager, invite }
}
