import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEmployee, buildEmployment } from '../../../../test/factories/employee.ts'
import { buildTechnology } from '../../../../test/factories/reference.ts'
import { buildUser } from '../../../../test/factories/user.ts'
import { buildWebhook } from '../../../../test/factories/webhook.ts'
import { createPeopleImporter } from '../../../../test/imports/people-importer.ts'
import { trailOfPerson } from '../../../../test/trail/read-trail.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { mails } from '../../../db/schema/mails.ts'
import { users } from '../../../db/schema/people/users.ts'
import { accountLinks } from '../../../db/schema/sign-in/account-links.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import type { ReadRow } from '../../../imports/import-kind.ts'

type Rows = ReadRow['values'][]

let api: Awaited<ReturnType<typeof createPeopleImporter>>
beforeAll(async () => {
  api = await createPeopleImporter()
  await buildWebhook(api.db)
})
afterAll(() => api.close())

const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)
const mailsTo = (userId: number) => api.db.select().from(mails).where(eq(mails.user_id, userId))

describe('an import of people', () => {
  it('people are made as on the screen, without a password, and the same file changes nothing', async () => {
    const { db } = api
    const technology = await buildTechnology(db)
    const rows: Rows = [
      {
        email: api.newEmail(),
        first_name: 'Olena',
        last_name: 'Bondar',
        role_ids: ['qa', 'project_manager'],
        position: 'Lead',
        status: 'busy_on_outsource',
        telegram: '@olena',
        english_level: 'advanced',
        salary: 3210.5,
        job_started_on: '2024-02-01',
        date_of_birth: '1990-05-17',
        home_address: 'Lviv',
        technologies: [technology.id],
      },
      { email: api.newEmail(), full_name: 'Коваленко Олена Іванівна' },
      { email: api.newEmail(), full_name: 'Olena Bondar', active: true },
      { email: api.newEmail(), full_name: 'Anna Maria Lee' },
    ]
    const { checked, written } = await api.importer.write(rows)
    expect(statesOf(checked)).toEqual(['create', 'create', 'create', 'create'])
    const people = await Promise.all(written.map(({ object_id }) => api.storedPerson(object_id)))
    expect(people).toMatchObject([
      {
        full_name: 'Olena Bondar',
        slug: 'olena-bondar',
        role: 'manager',
        active: true,
        sub_roles: [{ key: 'project_manager' }, { key: 'qa' }],
        position: 'Lead',
        status: 'busy_on_outsource',
        telegram: '@olena',
        english_level: 'advanced',
        salary: 3210.5,
        employments: [{ from: '2024-02-01', to: null }],
        date_of_birth: '1990-05-17',
        home_address: 'Lviv',
        technologies: [technology.name],
      },
      { first_name: 'Olena', last_name: 'Kovalenko', role: 'default', sub_roles: [{ key: 'developer' }] },
      { full_name: 'Olena Bondar', slug: 'olena-bondar-2', status: 'ready_for_full_time_outstaff' },
      { first_name: 'Anna Maria', last_name: 'Lee', employments: [] },
    ])
    const [id = 0] = written.map(({ object_id }) => object_id)
    const [account] = await db.select().from(users).where(eq(users.id, id))
    expect(account).toMatchObject({ is_invited: true, full_name_folded: 'olena bondar' })
    expect(await db.select().from(contracts).where(eq(contracts.user_id, id))).toMatchObject([
      { start_date: '2025-03-12', end_date: null, admin_id: api.importer.actor.id },
    ])
    const trail = await trailOfPerson(db, id)
    expect(trail).toMatchObject([{ act: 'users.create', actor_id: api.importer.actor.id }])
    expect(JSON.stringify(trail)).not.toMatch(/3210|1990-05|Lviv/)
    expect(await db.select().from(webhookDeliveries)).toEqual([])
    expect(await mailsTo(id)).toEqual([])
    expect(statesOf(await api.importer.check(rows))).toEqual(['same', 'same', 'same', 'same'])
  })

  it('with the box people are invited, each by a mail of their own, and no webhook hears of it', async () => {
    const { db } = api
    const { written } = await api.importer.write(
      [
        { email: api.newEmail(), full_name: 'Ivan Petrenko' },
        { email: api.newEmail(), full_name: 'Taras Petrenko' },
      ],
      { invite: true },
    )
    for (const { object_id } of written) {
      expect(await db.select().from(accountLinks).where(eq(accountLinks.user_id, object_id))).toMatchObject([
        { kind: 'invitation' },
      ])
      expect(await mailsTo(object_id)).toMatchObject([{ kind: 'invitation', state: 'waiting' }])
      expect(await api.actsOn(object_id)).toEqual(['invitations.create', 'users.create'])
    }
    expect(await db.select().from(webhookDeliveries)).toEqual([])
    expect(await api.importer.takeBack(written)).toEqual([])
    for (const { object_id } of written) expect(await mailsTo(object_id)).toEqual([])
  })

  it.each<[string, ReadRow['values'], string, string]>([
    ['no e-mail', { email: '' }, 'email', 'input.required'],
    ['an e-mail that is none', { email: 'olena@' }, 'email', 'input.email'],
    ['a name with a digit', { last_name: 'Bondar2' }, 'last_name', 'users.last_name'],
    [
      'a first work day in the future',
      { job_started_on: '2025-03-13' },
      'job_started_on',
      'users.started_in_future',
    ],
    [
      'a last work day before the first',
      { job_started_on: '2025-02-01', job_ended_on: '2025-01-31' },
      'job_ended_on',
      'users.ended_before_start',
    ],
    ['a birth in the future', { date_of_birth: '2025-03-13' }, 'date_of_birth', 'profiles.birth_date'],
    ['a negative salary', { salary: -1 }, 'salary', 'input.amount'],
    ['no activity', { active: false }, 'active', 'imports.inactive_newcomer'],
  ])('a new person with %s is refused', async (_, values, field, code) => {
    const row = { email: api.newEmail(), first_name: 'Olena', last_name: 'Bondar', ...values }
    expect(await api.importer.check([row])).toMatchObject([{ state: 'refuse', reasons: [{ field, code }] }])
  })

  it('full names that cannot be taken are refused at their column', async () => {
    const checked = await api.importer.check([
      { email: api.newEmail(), full_name: 'Madonna' },
      { email: api.newEmail(), full_name: 'Anna_Maria Lee' },
      { email: api.newEmail() },
    ])
    expect(checked).toMatchObject([
      { reasons: [{ field: 'full_name', code: 'input.required' }] },
      { reasons: [{ field: 'full_name', code: 'users.first_name' }] },
      { state: 'refuse' },
    ])
  })

  it('a person twice in the file is refused the second time, whatever the letter case', async () => {
    const email = api.newEmail()
    const checked = await api.importer.check([
      { email, full_name: 'Olena Bondar' },
      { email: email.toUpperCase(), full_name: 'Olena Bondar' },
    ])
    expect(checked).toMatchObject([
      { state: 'create' },
      { state: 'refuse', reasons: [{ field: 'email', code: 'imports.twice', facts: { row: 2 } }] },
    ])
  })

  it('people are changed by the rules of the screen, and inactive ones not at all', async () => {
    const { db } = api
    const inactive = await buildUser(db, { active: false })
    const returned = await buildEmployee(db, { job_started_on: '2020-01-01', job_ended_on: '2021-01-01' })
    await buildEmployment(db, returned.id, { from: '2022-01-01', to: null })
    const [importing] = await db.select().from(users).where(eq(users.id, api.importer.actor.id))
    const checked = await api.importer.check([
      { email: inactive.email, full_name: inactive.full_name, active: false },
      { email: returned.email, job_started_on: '2020-12-01' },
      { email: importing?.email ?? '', role_ids: ['developer'] },
      { email: (await buildUser(db)).email, active: false },
    ])
    expect(checked).toMatchObject([
      { state: 'same' },
      { state: 'refuse', reasons: [{ field: 'job_started_on', code: 'users.started_before_return' }] },
      { state: 'refuse', reasons: [{ field: 'role_ids', code: 'users.own_role' }] },
      { state: 'refuse', reasons: [{ field: 'active', code: 'imports.deactivation' }] },
    ])
    const others: Rows = [{ position: 'Tester' }, { active: true }]
    for (const values of others)
      expect(await api.importer.check([{ email: inactive.email, ...values }])).toMatchObject([
        { state: 'refuse', reasons: [{ field: 'email', code: 'imports.inactive_person' }] },
      ])
  })
})
