import { addDays } from '@portal/domain/days'
import { nextNumber, nextWeekInDays } from '../factories/sequence.ts'
import type { BuildRequest } from './test-calls.ts'

/** Returns Monday to Friday of a week of its own. A single day could be a holiday. */
export const workingWeek = () => {
  const start_date = addDays('2030-01-07', nextWeekInDays())
  return { start_date, end_date: addDays(start_date, 4) }
}

export const newName = () => ({ name: `Name ${nextNumber()}` })

/** A request without parameters. */
export const plain: BuildRequest = () => ({})
export const ofOwner: BuildRequest = (_, { id }) => ({ id })
export const queryOfOwner: BuildRequest = (_, { id }) => ({ query: { user_id: String(id) } })

/** A change of the row of another request. */
export const changing =
  (row: BuildRequest, body: () => Record<string, unknown>): BuildRequest =>
  async (api, owner) => ({ ...(await row(api, owner)), body: body() })

/** For each field the body of a change of that field alone. */
export const eachAlone = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { [field]: value }]))

/** A deletion changes no fields. */
export const noChanges = () => []
