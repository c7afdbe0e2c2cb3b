import { missingHours } from '@portal/contract/hours/missing-hours'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { someoneWhoLogs } from '../../../../test/someone-who-logs.ts'
import type { Tx } from '../../../db/client.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/people/users.ts'
import { records } from '../../../db/schema/records.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 15 : 3 })

it('each person is reminded once when several managers remind everybody at the same time', async () => {
  const managers = await Promise.all([1, 2, 3, 4].map(async () => api.as(await buildManager(api.db))))
  for (const _ of rounds()) {
    const ids: number[] = []
    for (let number = 0; number < 5; number += 1) {
      const { id } = await buildUser(api.db)
      await buildContract(api.db, { user_id: id })
      ids.push(id)
    }
    const answers = await Promise.all(
      managers.map((manager, index) =>
        manager.call(missingHours.remind, { body: index % 2 === 0 ? {} : { user_ids: ids.toReversed() } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const reminded = answers.flatMap(({ data }) => data.reminded.map(({ id }) => id))
    expect(reminded.filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids)
    const told = await api.db.select({ user_id: notifications.user_id }).from(notifications)
    expect(told.map(({ user_id }) => user_id).filter((id) => ids.includes(id))).toHaveLength(ids.length)
  }
})

/** The test looks into the locks of a real PostgreSQL, because the embedded database never waits for one. */
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a person whose hours are committed while the reminder waits for them is not reminded',
  async () => {
    const manager = await api.as(await buildManager(api.db))
    const { contract, category } = await someoneWhoLogs(api)
    const { reminding } = await api.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, contract.user_id)).for('no key update')
      const body = { user_ids: [contract.user_id] }
      const started = manager.call(missingHours.remind, { body })
      await expect.poll(() => blockedBy(tx), { timeout: 10_000 }).toBe(1)
      const { user_id, project_id, job_status_id } = contract
      const hours = { date: '2025-03-05', hours: 8 }
      await tx
        .insert(records)
        .values({ user_id, project_id, job_status_id, category_id: category.id, ...hours })
      return { reminding: started }
    })
    const { status, data } = await reminding
    expect([status, data.reminded, data.not_missing.map(({ id }) => id)]).toEqual([
      200,
      [],
      [contract.user_id],
    ])
    expect(await api.db.$count(notifications, eq(notifications.user_id, contract.user_id))).toBe(0)
  },
)

/** Counts the other transactions that wait for this one. */
async function blockedBy(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(distinct pid)::int as count from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
  )
  return rows[0]?.count ?? 0
}
