import { adminRecords } from '@portal/contract/hours/hours'
import { missingHours } from '@portal/contract/hours/missing-hours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildEmployment } from '../../../test/factories/employee.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { someoneWhoLogs } from '../../../test/someone-who-logs.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

/** A person under one contract since the start of 2025 who left on Tuesday, March 4 and came back on Friday, the 7th. */
async function returner() {
  const someone = await someoneWhoLogs(api)
  await buildEmployment(api.db, someone.contract.user_id, { from: '2024-08-01', to: '2025-03-04' })
  await buildEmployment(api.db, someone.contract.user_id, { from: '2025-03-07', to: null })
  const log = (date: string) =>
    manager.call(adminRecords.create, {
      body: { record: { ...someone.input({ date }), user_id: someone.contract.user_id } },
    })
  return { ...someone, log }
}
const refusal = { date: ['The person did not work here on this day'] }

it('a manager logs hours of somebody who came back on the last day and on that of the return, and on none between', async () => {
  const { log } = await returner()
  const statuses: number[] = []
  for (const day of ['04', '05', '06', '07']) statuses.push((await log(`2025-03-${day}`)).status)
  expect(statuses).toEqual([201, 422, 422, 201])
  expect((await log('2025-03-05')).refusal.errors).toEqual(refusal)
})

it('a manager cannot move hours to a day between two employments', async () => {
  const { log } = await returner()
  const { id } = (await log('2025-03-07')).data
  const moved = await manager.call(adminRecords.update, {
    params: { id },
    body: { record: { date: '2025-03-06' } },
  })
  expect(moved.refusal.errors).toEqual(refusal)
})

it('the calendar of a person counts the days between two employments among those without a contract', async () => {
  const { contract } = await returner()
  const { data } = await manager.call(adminRecords.calendar, {
    query: { user_id: contract.user_id, from: '2025-03-03', to: '2025-03-09' },
  })
  expect(data.days_without_contract).toEqual(['2025-03-05', '2025-03-06'])
})

it('hours of a week are missing for the days of employment alone', async () => {
  const { contract } = await returner()
  const { data } = await manager.call(missingHours.show, {})
  expect(data.users).toContainEqual(expect.objectContaining({ id: contract.user_id, expected_days: 3 }))
})
