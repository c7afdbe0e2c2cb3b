import { availableContracts } from '@portal/contract/available-contracts'
import { adminRecords, records } from '@portal/contract/hours'
import { addDays, type Day, mondayOf } from '@portal/domain/days'
import { q } from '../../api/query.ts'

const weekAround = (date: Day) => ({ from: mondayOf(date), to: addDays(mondayOf(date), 6) })

export const ownWeek = (date: Day) => q(records.calendar, { query: weekAround(date) })
export const ownContracts = (date: Day) => q(availableContracts.own, { query: { date } })

/** Leave may have come since the last worked hours: some records are asked for, so that one of them is worked. */
export const ownLatest = () => q(records.list, { query: { limit: 20 } })
export const latestOfUser = (userId: number | undefined) => ({
  ...q(adminRecords.list, { query: { user_id: userId, limit: 20 } }),
  enabled: userId !== undefined,
})

/** Nothing is asked until somebody is chosen: without a user both would speak of everyone, or be refused. */
export const weekOfUser = (userId: number | undefined, date: Day) => ({
  ...q(adminRecords.calendar, { query: { user_id: userId ?? 0, ...weekAround(date) } }),
  enabled: userId !== undefined,
})
export const contractsOfUser = (userId: number | undefined, date: Day) => ({
  ...q(availableContracts.ofUser, { query: { user_id: userId, date } }),
  enabled: userId !== undefined,
})
