import * as rules from '@portal/domain/contracts'
import { daysInRange } from '@portal/domain/days'
import { and, eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { contracts } from '../schema/contracts.ts'
import { users } from '../schema/people/users.ts'
import {
  isAvailableOn,
  isCurrentOn,
  isCurrentWithin,
  isEndedOn,
  isOpenOn,
  isUpcomingOn,
} from './contract-days.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

const day = '2024-05-17'

it.each([
  ['without an end', '2024-01-01', null],
  ['from the day on', day, null],
  ['from the next day on', '2024-05-18', null],
  ['up to the day', '2024-01-01', day],
  ['up to the next day', '2024-01-01', '2024-05-18'],
  ['up to the day before', '2024-01-01', '2024-05-16'],
  ['of the day alone', day, day],
])(
  'the database and the domain agree whether a contract %s is open, upcoming, ended, current and available',
  async (_, start_date, end_date) => {
    const { db } = database
    const contract = await buildContract(db, { start_date, end_date })
    const isFoundBy = async (condition: SQL | undefined) => {
      const rows = await db
        .select({ id: contracts.id })
        .from(contracts)
        .innerJoin(users, eq(users.id, contracts.user_id))
        .where(and(eq(contracts.id, contract.id), condition))
      return rows.length === 1
    }
    expect(await isFoundBy(isOpenOn(day))).toBe(rules.isOpenOn(contract, day))
    expect(await isFoundBy(isEndedOn(day))).toBe(!rules.isOpenOn(contract, day))
    expect(await isFoundBy(isUpcomingOn(day))).toBe(rules.isUpcomingOn(contract, day))
    expect(await isFoundBy(isCurrentOn(day))).toBe(rules.isCurrentOn(contract, day))
    for (const [from, to] of [
      [day, day],
      ['2024-05-16', day],
      [day, '2024-05-18'],
    ] as const) {
      const isCurrent = daysInRange(from, to).some((date) => rules.isCurrentOn(contract, date))
      expect(await isFoundBy(isCurrentWithin({ from, to }))).toBe(isCurrent)
    }
    for (const isUserActive of [true, false]) {
      await db.update(users).set({ active: isUserActive }).where(eq(users.id, contract.user_id))
      const isAvailable = rules.isAvailableOn({ ...contract, isUserActive }, day)
      expect(await isFoundBy(isAvailableOn(day))).toBe(isAvailable)
    }
  },
)
