import { records } from '@portal/contract/hours/hours'
import type { TestApp } from './app.ts'
import { buildCategory } from './factories/category.ts'
import { buildContract } from './factories/contract.ts'

/** The tests' clock shows this day. The other days are around it. */
export const wednesday = '2025-03-12'
export const monday = '2025-03-10'
export const lastSunday = '2025-03-09'
export const tomorrow = '2025-03-13'

/** Makes a developer with one contract since the start of 2025, and functions that log hours on it. */
export async function someoneWhoLogs(api: TestApp) {
  const contract = await buildContract(api.db)
  const category = await buildCategory(api.db)
  const client = await api.as({ id: contract.user_id })
  const input = (overrides: object = {}) => ({
    project_id: contract.project_id,
    category_id: category.id,
    description: 'Login form',
    hours: 8,
    date: wednesday,
    ...overrides,
  })
  return {
    contract,
    category,
    client,
    input,
    create: (overrides: object = {}, headers: Record<string, string> = {}) =>
      client.call(records.create, { body: { record: input(overrides) }, headers }),
    update: (id: number, changes: object) =>
      client.call(records.update, { params: { id }, body: { record: changes } }),
    remove: (id: number) => client.call(records.remove, { params: { id } }),
  }
}
