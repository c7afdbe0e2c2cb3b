import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { undo } from '@portal/contract/undo'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { formOf } from '../../../test/form.ts'
import { plainPicture } from '../../../test/pictures.ts'
import { forgetTouchedLeave, someoneOnTouchedLeave, wednesday, weekOff } from '../../../test/touched-leave.ts'
import { countTrail, trailOfObject } from '../../../test/trail/read-trail.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterEach(() => forgetTouchedLeave(api))
afterAll(() => api.close())

const trailOf = (id: number) => trailOfObject(api.db, 'request', id)
const sickDay = { request_type: 'full_day_sick_leave', start_date: '2025-03-13' } as const
const status = (after: string) => ({ field: 'status', before: 'pending', after, hidden: false })

describe('the trail of a request for leave', () => {
  it('an approval is told with who decided for whom, and the days that it writes by the same row', async () => {
    const { ask, approve, admin, adminUser, person } = await someoneOnTouchedLeave(api)
    const { id } = (await ask({ ...weekOff, note: 'Moving' })).data
    const before = await countTrail(api.db)
    await approve(id)
    expect(await countTrail(api.db)).toBe(before + 1)
    expect(await trailOf(id)).toMatchObject([
      {
        act: 'requests.create',
        actor_id: person.id,
        object: '17.03.2025 – 21.03.2025',
        changes: expect.arrayContaining([{ field: 'note', before: null, after: 'Moving', hidden: false }]),
      },
      {
        act: 'requests.approve',
        actor_id: adminUser.id,
        person_id: person.id,
        changes: [status('approved')],
      },
    ])
    const again = await admin.call(leaveRequests.decide, {
      params: { id },
      body: { request: { status: 'approved' } },
    })
    expect([again.status, (await trailOf(id)).length]).toEqual([409, 2])
  })

  it('a decline tells its reason, and a change of the type in the same call is an act of its own', async () => {
    const { ask, admin } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(sickDay)).data
    await admin.call(leaveRequests.decide, {
      params: { id },
      body: {
        request: { request_type: 'extra_sick_leave', status: 'rejected', decision_note: 'Release week' },
      },
    })
    expect((await trailOf(id)).slice(1)).toMatchObject([
      {
        act: 'requests.update',
        object: '13.03.2025',
        changes: [{ field: 'request_type', before: 'full_day_sick_leave', after: 'extra_sick_leave' }],
      },
      {
        act: 'requests.decline',
        changes: [status('rejected'), { field: 'decision_note', before: null, after: 'Release week' }],
      },
    ])
  })

  it('several decisions leave a row for each request that is decided, and none for refused ones; so does their undo', async () => {
    const { ask, approve, admin } = await someoneOnTouchedLeave(api)
    const approved = (await ask(weekOff)).data.id
    await approve(approved)
    const [one, two] = [
      (await ask(sickDay)).data.id,
      (await ask({ ...sickDay, start_date: '2025-03-14' })).data.id,
    ]
    const before = await countTrail(api.db)
    const decided = await admin.call(leaveDecisions.create, {
      body: { ids: [approved, one, 999_999, two], decision: 'approve' },
    })
    expect(await countTrail(api.db)).toBe(before + 2)
    await admin.call(undo.create, { body: { token: String(decided.headers['x-undo']) } })
    for (const id of [one, two]) {
      expect((await trailOf(id)).slice(1)).toMatchObject([
        { act: 'requests.approve', changes: [status('approved')] },
        { act: 'requests.undo', changes: [{ field: 'status', before: 'approved', after: 'pending' }] },
      ])
    }
    expect(await trailOf(approved)).toHaveLength(2)
  })

  it('leave that is counted again is told with its days, and leave of which nothing changes is not', async () => {
    const { ask, approve, addHoliday, recount, recountAll } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(weekOff)).data
    await approve(id)
    await addHoliday(wednesday)
    await recount(id)
    await recount(id)
    await recountAll()
    expect((await trailOf(id)).slice(2)).toMatchObject([
      {
        act: 'requests.recount',
        changes: [
          { field: 'days', before: 5, after: 4 },
          { field: 'removed', before: null, after: wednesday },
        ],
      },
    ])
  })

  it('a picture is told to be there, and a deleted request stays in the trail', async () => {
    const { client } = await someoneOnTouchedLeave(api)
    const form = await formOf(
      ['request_type', 'full_day_sick_leave'],
      ['start_date', '2025-03-13'],
      ['illness_file', await plainPicture(60, 40), 'note.png'],
    )
    const { id } = (await client.inject({ method: 'POST', url: '/api/v1/requests', ...form })).json()
    await client.call(leaveRequests.remove, { params: { id } })
    const picture = { field: 'illness_file', hidden: false }
    expect(await trailOf(id)).toMatchObject([
      {
        act: 'requests.create',
        changes: expect.arrayContaining([{ ...picture, before: null, after: true }]),
      },
      {
        act: 'requests.delete',
        changes: expect.arrayContaining([{ ...picture, before: true, after: null }]),
      },
    ])
  })

  it('leave records that an admin writes apart from an approval leave a row for each, once', async () => {
    const { ask, admin, person } = await someoneOnTouchedLeave(api)
    const { id: request_id } = (await ask(weekOff)).data
    const { start_date, end_date, request_type: record_type } = weekOff
    const record = { user_id: person.id, request_id, record_type, start_date, end_date }
    const before = await countTrail(api.db)
    await admin.call(intervalRecords.create, { body: { record } })
    await admin.call(intervalRecords.create, { body: { record } })
    const rows = (await api.db.select().from(auditEntries)).slice(before)
    expect(rows.map(({ act, person_id }) => [act, person_id])).toEqual(
      Array.from({ length: 5 }, () => ['records.create', person.id]),
    )
    expect(rows.at(0)).toMatchObject({ object: '17.03.2025' })
  })
})
