import { audit } from '@portal/contract/audit'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAuditEntry } from '../../../test/factories/audit-entry.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { readWorkbook } from '../../../test/read-workbook.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'

let api: TestApp
let admin: Client
let adminId: number
let olenaId: number
beforeAll(async () => {
  api = await createTestApp()
  const person = await buildAdmin(api.db, { first_name: 'Olena', last_name: 'Bondar' })
  adminId = person.id
  admin = await api.as(person)
  olenaId = (await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko' })).id
})
beforeEach(() => api.db.delete(auditEntries))
afterAll(() => api.close())

type Query = NonNullable<CallInput<typeof audit.list>['query']>
const actsOf = async (query: Query) =>
  (await admin.call(audit.list, { query })).data.entries.map(({ act }) => act)

describe('the audit trail', () => {
  it('an admin reads what was done, newest first and by pages, with who, whom and from where', async () => {
    for (const object of ['One', 'Two', 'Three']) {
      await buildAuditEntry(api.db, {
        object,
        actor_id: adminId,
        person_id: olenaId,
        object_type: 'contract',
        act: 'contracts.delete',
        changes: [],
      })
    }
    const { data } = await admin.call(audit.list, { query: { page: 1, limit: 2 } })
    expect(data).toMatchObject({ pages: 2, count: 3 })
    expect(data.entries[0]).toEqual({
      id: expect.any(Number),
      at: '2025-03-12T10:00:00.000Z',
      actor: { id: adminId, full_name: 'Olena Bondar' },
      via: { kind: 'browser', name: null },
      act: 'contracts.delete',
      object_type: 'contract',
      object_id: 1,
      object: 'Three',
      person: { id: olenaId, full_name: 'Ivan Petrenko' },
      changes: [],
      address: '192.0.2.7',
      request_id: null,
      message: 'Olena Bondar deleted the contract Three of Ivan Petrenko',
    })
    expect((await admin.call(audit.list, { query: { page: 2, limit: 2 } })).data.entries).toHaveLength(1)
    expect((await admin.call(audit.list, { query: { page: 3 } })).data).toMatchObject({
      entries: [],
      count: 3,
    })
  })

  it('the person concerned is left out where it is the one who acted', async () => {
    await buildAuditEntry(api.db, { actor_id: olenaId, person_id: olenaId })
    const { data } = await admin.call(audit.list)
    expect(data.entries).toMatchObject([{ person: null, actor: { id: olenaId } }])
  })

  it('the filters find the rows of an actor, a person, an act, all acts of a feature and an object', async () => {
    await buildAuditEntry(api.db, { act: 'records.create', object_type: 'record', actor_id: adminId })
    await buildAuditEntry(api.db, { act: 'records.delete', object_type: 'record', object_id: 2 })
    await buildAuditEntry(api.db, { act: 'users.update', object_type: 'user', person_id: olenaId })
    const newestFirst = ['users.update', 'records.delete', 'records.create']
    expect(await actsOf({})).toEqual(newestFirst)
    expect(await actsOf({ actor_id: adminId })).toEqual(['records.create'])
    expect(await actsOf({ person_id: olenaId })).toEqual(['users.update'])
    expect(await actsOf({ act: 'records' })).toEqual(['records.delete', 'records.create'])
    expect(await actsOf({ act: 'records.delete' })).toEqual(['records.delete'])
    expect(await actsOf({ act: 'record' })).toEqual([])
    expect(await actsOf({ object_type: 'record', object_id: 2 })).toEqual(['records.delete'])
    expect(await actsOf({ act: 'records', person_id: olenaId })).toEqual([])
  })

  it("a period is of the company's days, both included", async () => {
    const moments = [
      '2025-03-11T21:59:59Z',
      '2025-03-11T22:00:00Z',
      '2025-03-12T21:59:59Z',
      '2025-03-12T22:00:00Z',
    ]
    for (const [place, at] of moments.entries()) {
      await buildAuditEntry(api.db, { at: new Date(at), act: `moment.${place}` })
    }
    expect(await actsOf({ from: '2025-03-12', to: '2025-03-12' })).toEqual(['moment.2', 'moment.1'])
    expect(await actsOf({ from: '2025-03-13' })).toEqual(['moment.3'])
    expect(await actsOf({ to: '2025-03-11' })).toEqual(['moment.0'])
  })
})

describe('the files of the trail', () => {
  it('an admin takes the rows of the filters as CSV, which is told in the trail with filters and number', async () => {
    await buildAuditEntry(api.db, { object: '=Design', actor_id: adminId, person_id: olenaId })
    await buildAuditEntry(api.db, { act: 'records.create' })
    const { body, headers } = await admin.inject({ url: '/api/v1/audit.csv?act=categories' })
    expect(headers['content-disposition']).toBe('attachment; filename="2025-03-12-audit-trail.csv"')
    expect(parse(body, { bom: true })).toEqual([
      [
        'Moment',
        'Who',
        'What',
        'Person concerned',
        'Kind',
        'Object',
        'Number',
        'Act',
        'Changes',
        'By',
        'Address',
        'Request',
      ],
      [
        '2025-03-12 12:00:00',
        'Olena Bondar',
        'Olena Bondar changed the name of the category =Design of Ivan Petrenko from Drawing to Design',
        'Ivan Petrenko',
        'category',
        "'=Design",
        '1',
        'categories.update',
        'name: Drawing → Design',
        'browser',
        '192.0.2.7',
        '',
      ],
    ])
    const { data } = await admin.call(audit.list, { query: { act: 'audit.export' } })
    expect(data.entries).toMatchObject([
      {
        actor: { id: adminId },
        object_type: 'report',
        object_id: null,
        object: '2025-03-12-audit-trail.csv',
        changes: [
          { field: 'act', after: 'categories' },
          { field: 'rows', after: 1 },
        ],
        message: 'Olena Bondar exported the audit trail as 2025-03-12-audit-trail.csv',
      },
    ])
  })

  it('the workbook has the same rows, and the header alone where nothing matches', async () => {
    await buildAuditEntry(api.db, { via: 'command', via_name: 'restore' })
    const rows = async (query: string) =>
      readWorkbook((await admin.inject({ url: `/api/v1/audit.xlsx${query}` })).rawPayload).rows
    expect((await rows('?act=categories')).at(1)).toContain(
      "The command 'restore' changed the name of the category Design from Drawing to Design",
    )
    expect(await rows('?from=2030-01-01')).toHaveLength(1)
  })

  it('a HEAD request takes nothing and leaves no row', async () => {
    expect((await admin.inject({ method: 'HEAD', url: '/api/v1/audit.csv' })).statusCode).toBe(200)
    expect(await actsOf({})).toEqual([])
  })

  it('a workbook of more than 50,000 rows is refused', async () => {
    await api.db.execute(`
      insert into audit_entries (at, via, act, object_type, object, changes)
      select now(), 'portal', 'portal.start', 'portal', '', '[]' from generate_series(1, 50001)`)
    const { status, refusal } = await admin.call(audit.xlsx)
    expect([status, refusal.code, refusal.error]).toEqual([
      409,
      'audit.too_many_rows',
      'A workbook takes at most 50000 rows. Choose a shorter period, or the CSV',
    ])
    expect(await actsOf({ act: 'audit' })).toEqual([])
  })
})
