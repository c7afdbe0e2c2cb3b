import { type AnyColumn, ne, type SQL } from 'drizzle-orm'
import { leaveRequests } from '../schema/leave-requests.ts'

/** `isStanding` of @portal/domain/leave/leave in SQL: the request is not rejected. */
export const isStanding = (status: AnyColumn = leaveRequests.status): SQL => ne(status, 'rejected')
