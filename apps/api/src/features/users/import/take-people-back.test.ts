import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultNow } from '../../../../test/app.ts'
import { countInTransactions } from '../../../../test/counted-queries.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildTechnology } from '../../../../test/factories/reference.ts'
import { createPeopleImporter } from '../../../../test/imports/people-importer.ts'
import { users } from '../../../db/schema/people/users.ts'
import { accountLinks } from '../../../db/schema/sign-in/account-links.ts'
import type { ReadRow } from '../../../imports/import-kind.ts'

type Rows = ReadRow['values'][]

let api: Awaited<ReturnType<typeof createPeopleImporter>>
beforeAll(async () => {
  api = await createPeopleImporter()
})
afterAll(() => api.close())

describe('an import that changes people', () => {
  it('fields that differ are changed, and get their values back', async () => {
    const { db } = api
    const [old, next] = [await buildTechnology(db), await buildTechnology(db)]
    const email = api.newEmail()
    const names = { first_name: 'Iryna', last_name: 'Shevchenko' }
    const first = await api.importer.write([{ email, ...names, position: 'Tester', technologies: [old.id] }])
    const id = first.written[0]?.object_id ?? 0
    const before = await api.storedPerson(id)
    const { checked, written } = await api.importer.write([
      {
        email: email.toUpperCase(),
        full_name: 'Iryna Melnyk',
        role_ids: ['project_manager'],
        position: 'Manager',
        salary: 100,
        home_address: 'Kyiv',
        job_started_on: '2023-01-09',
        technologies: [next.id],
      },
    ])
    expect(checked).toMatchObject([
      {
        state: 'change',
        changes: [
          { field: 'last_name', before: 'Shevchenko', after: 'Melnyk' },
          { field: 'position', before: 'Tester', after: 'Manager' },
          { field: 'salary', before: null, after: 100 },
          { field: 'home_address', before: null, after: 'Kyiv' },
          { field: 'job_started_on', before: null, after: '2023-01-09' },
          { field: 'role_ids', before: 'developer', after: 'project_manager' },
          { field: 'technologies', before: old.name, after: next.name },
        ],
      },
    ])
    expect(await api.storedPerson(id)).toMatchObject({
      slug: 'iryna-melnyk',
      role: 'manager',
      employments: [{ from: '2023-01-09', to: null }],
      technologies: [next.name],
      version: 2,
      profile_version: 2,
    })
    expect(await api.importer.takeBack(first.written)).toMatchObject([
      { reason: { code: 'imports.changed_since' } },
    ])
    expect(await api.importer.takeBack(written)).toEqual([])
    expect(await api.storedPerson(id)).toEqual({ ...before, version: 3, profile_version: 3 })
    expect(await api.actsOn(id)).toEqual(['users.create', 'users.update', 'users.update'])
  })

  it('another rank ends the invitation that was made for the one before', async () => {
    const email = api.newEmail()
    const { written } = await api.importer.write([{ email, full_name: 'Rank Riser' }], { invite: true })
    await api.importer.write([{ email, role_ids: ['administrator'] }])
    const id = written[0]?.object_id ?? 0
    const [link] = await api.db.select().from(accountLinks).where(eq(accountLinks.user_id, id))
    expect(link?.ends_at).toEqual(new Date(defaultNow))
    expect(await api.storedPerson(id)).toMatchObject({ role: 'admin' })
  })
})

describe('an import of people that is taken back', () => {
  it('people who were made are deleted as a whole, and then stand against it', async () => {
    const { written } = await api.importer.write([{ email: api.newEmail(), full_name: 'For Amoment' }])
    const id = written[0]?.object_id ?? 0
    expect(await api.importer.takeBack(written)).toEqual([])
    expect(await api.storedPerson(id)).toBeUndefined()
    expect(await api.actsOn(id)).toEqual(['users.create', 'users.delete'])
    expect(await api.importer.takeBack(written)).toMatchObject([
      { object: `#${id}`, reason: { code: 'imports.changed_since' } },
    ])
  })

  it('roles are given back for a proof alone, and never by the last admin', async () => {
    const { db, importer } = api
    const email = api.newEmail()
    await importer.write([{ email, full_name: 'Second Admin' }])
    const { written } = await importer.write([{ email, role_ids: ['administrator'] }])
    const id = written[0]?.object_id ?? 0
    const unproven = { kind: 'session', id: 1, proven_at: new Date(0) } as const
    await expect(
      importer.takeBack(written, { ...importer.actor, credential: unproven }),
    ).rejects.toMatchObject({ code: 'session.confirm_first' })
    const others = and(eq(users.role, 'admin'), ne(users.id, id))
    await db.update(users).set({ active: false }).where(others)
    expect(await importer.takeBack(written)).toMatchObject([
      { object: 'Second Admin', reason: { code: 'users.last_admin' } },
    ])
    await db.update(users).set({ active: true }).where(others)
    expect(await importer.takeBack(written)).toEqual([])
  })

  it('somebody who has signed in or works on a project since is named, and everybody stays', async () => {
    const { written } = await api.importer.write([
      { email: api.newEmail(), full_name: 'Signed In' },
      { email: api.newEmail(), full_name: 'At Work' },
      { email: api.newEmail(), full_name: 'Not Used' },
    ])
    const [signedIn = 0, atWork = 0, unused = 0] = written.map(({ object_id }) => object_id)
    await api.tokenOf({ id: signedIn })
    await buildContract(api.db, { user_id: atWork, admin_id: api.importer.actor.id })
    const reason = { code: 'imports.used_since', facts: {} }
    expect(await api.importer.takeBack(written)).toEqual([
      { number: 2, object: 'Signed In', reason },
      { number: 3, object: 'At Work', reason },
    ])
    expect(await api.storedPerson(unused)).toBeDefined()
  })

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'many people are made in a number of statements that does not grow with them',
    async () => {
      const letters = (number: number) =>
        String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
      const rowsOf = (count: number): Rows =>
        Array.from({ length: count }, (_, place) => ({
          email: api.newEmail(),
          full_name: `Many ${letters(place)}`,
        }))
      const few = await countInTransactions(api.db, () => api.importer.write(rowsOf(2)))
      expect(await countInTransactions(api.db, () => api.importer.write(rowsOf(200)))).toBe(few)
    },
  )
})
