import { createPasswords } from '../../src/accounts/passwords.ts'
import { makeInvitations } from '../../src/features/account-links/invitations.ts'
import { peopleImport } from '../../src/features/users/import/import-people.ts'
import { listPeople } from '../../src/features/users/import/imported-people.store.ts'
import { clockAt } from '../../src/use-case/clock.ts'
import { createTestApp, defaultNow } from '../app.ts'
import { nextNumber } from '../factories/sequence.ts'
import { trailOfPerson } from '../trail/read-trail.ts'
import { importerOf } from './import-rows.ts'

/** A portal that sends mails, and an import of people into it. */
export async function createPeopleImporter() {
  const api = await createTestApp({ isMailSetUp: true })
  const deps = {
    ...api,
    clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)),
    passwords: createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  }
  return {
    ...api,
    importer: await importerOf(api.db, peopleImport(deps, { makeInvitations })),
    newEmail: () => `imported${nextNumber()}@portal.test`,
    storedPerson: async (id: number | undefined) => (await listPeople(api.db, [id ?? 0]))[0],
    actsOn: async (id: number) => (await trailOfPerson(api.db, id)).map(({ act }) => act),
  }
}
