import { dashboards } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import type { LeaveType } from '@portal/domain/leave/leave'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { findBench } from '../../../test/factories/project.ts'
import { buildManager } from '../../../test/factories/user.ts'

// The company's day in these tests is 2025-03-12.
const today = '2025-03-12'

type Span = [start_date: Day, end_date: Day | null]
type Leave = [start_date: Day, end_date: Day, status?: 'approved' | 'pending' | 'rejected', type?: LeaveType]

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function freeFromOf(contracts: Span[], leave: Leave[] = [], job_ended_on: Day | null = null) {
  const { id: user_id, full_name } = await buildEmployee(api.db, { job_ended_on })
  const { id: benchId } = await findBench(api.db)
  await buildContract(api.db, { user_id, project_id: benchId, tag: 'bench' })
  for (const [start_date, end_date] of contracts)
    await buildContract(api.db, { user_id, start_date, end_date })
  for (const [start_date, end_date, status = 'approved', request_type = 'unpaid_leave'] of leave)
    await buildLeaveRequest(api.db, { user_id, start_date, end_date, status, request_type })
  const { data } = await manager.call(dashboards.users, { query: { search: full_name } })
  return data.users.map((person) => person.free_from)
}

describe('the day from which a person is free', () => {
  it.each<[string, Span[], Day | null]>([
    ['only Bench', [], today],
    ['a contract that ended yesterday', [['2025-01-01', '2025-03-11']], today],
    ['a contract that ends today', [['2025-01-01', today]], '2025-03-13'],
    ['a contract without an end', [['2025-01-01', null]], null],
    ['a later contract without an end', [['2025-09-01', null]], null],
    [
      'contracts one after the other',
      [
        ['2025-01-01', '2025-03-31'],
        ['2025-04-01', '2025-06-30'],
      ],
      '2025-07-01',
    ],
    [
      'contracts side by side',
      [
        ['2025-01-01', '2025-06-30'],
        ['2025-02-01', '2025-04-30'],
      ],
      '2025-07-01',
    ],
    [
      'an ending contract beside an open one',
      [
        ['2025-01-01', '2025-03-31'],
        ['2025-02-01', null],
      ],
      null,
    ],
  ])('a manager sees who has %s as free from the day after work', async (_, contracts, expected) => {
    expect(await freeFromOf(contracts)).toEqual([expected])
  })

  it.each<[string, Leave[], Day]>([
    ['covers that day', [['2025-03-28', '2025-04-03']], '2025-04-04'],
    ['begins on it', [['2025-04-01', '2025-04-01']], '2025-04-02'],
    [
      'goes on with the next request',
      [
        ['2025-04-03', '2025-04-08'],
        ['2025-03-31', '2025-04-02'],
      ],
      '2025-04-09',
    ],
    ['begins later', [['2025-04-02', '2025-04-10']], '2025-04-01'],
    ['ends before it', [['2025-03-20', '2025-03-31']], '2025-04-01'],
    ['waits for a decision', [['2025-04-01', '2025-04-10', 'pending']], '2025-04-01'],
    ['was declined', [['2025-04-01', '2025-04-10', 'rejected']], '2025-04-01'],
    ['takes half of it', [['2025-04-01', '2025-04-01', 'approved', 'half_day_sick_leave']], '2025-04-01'],
  ])('a manager sees the day after work and approved leave where leave %s', async (_, leave, expected) => {
    expect(await freeFromOf([['2025-01-01', '2025-03-31']], leave)).toEqual([expected])
  })

  it.each<[Day, Day | null]>([
    ['2025-04-01', '2025-04-01'],
    ['2025-03-31', null],
  ])('a manager sees who works here until %s as free from %s', async (job_ended_on, expected) => {
    expect(await freeFromOf([['2025-01-01', '2025-03-31']], [], job_ended_on)).toEqual([expected])
  })
})
