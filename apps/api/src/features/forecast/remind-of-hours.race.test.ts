import { forecast } from '@portal/contract/forecast/forecast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { someoneWhoLogs } from '../../../test/someone-who-logs.ts'
import { notifications } from '../../db/schema/notifications.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 15 : 3 })

it('of managers who remind everybody at once each person is reminded by one', async () => {
  const managers = await Promise.all([1, 2, 3, 4].map(async () => api.as(await buildManager(api.db))))
  for (const _ of rounds()) {
    const ids: number[] = []
    for (let number = 0; number < 5; number += 1) {
      const { id } = await buildUser(api.db)
      await buildContract(api.db, { userId: id })
      ids.push(id)
    }
    const answers = await Promise.all(
      managers.map((manager, index) =>
        manager.call(forecast.remind, { body: index % 2 === 0 ? {} : { user_ids: ids.toReversed() } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const reminded = answers.flatMap(({ data }) => data.reminded.map(({ id }) => id))
    expect(reminded.filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids)
    const told = await api.db.select({ userId: notifications.userId }).from(notifications)
    expect(told.map(({ userId }) => userId).filter((id) => ids.includes(id))).toHaveLength(ids.length)
  }
})

it('a person who logs hours at the same moment is either reminded before or not at all', async () => {
  const manager = await api.as(await buildManager(api.db))
  for (const _ of rounds()) {
    const { contract, create } = await someoneWhoLogs(api)
    const [created, answer] = await Promise.all([
      create({ date: '2025-03-05' }),
      manager.call(forecast.remind, { body: { user_ids: [contract.userId] } }),
    ])
    expect([created.status, answer.status]).toEqual([201, 200])
    const { reminded, not_missing } = answer.data
    expect([...reminded, ...not_missing].map(({ id }) => id)).toEqual([contract.userId])
    const again = await manager.call(forecast.remind, { body: { user_ids: [contract.userId] } })
    expect(again.data.not_missing.map(({ id }) => id)).toEqual([contract.userId])
  }
})
