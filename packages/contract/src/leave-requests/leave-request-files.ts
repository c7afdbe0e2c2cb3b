import * as z from 'zod/mini'
import { listFiles } from '../shared/list-files.ts'
import { leaveRequestFilters } from './leave-requests.ts'

const fileQuery = z.object(leaveRequestFilters)
export type LeaveRequestFilters = z.output<typeof fileQuery>

export const leaveRequestFiles = listFiles({
  url: '/requests',
  access: 'signedIn',
  list: 'requests',
  query: fileQuery,
})
