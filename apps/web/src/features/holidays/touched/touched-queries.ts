import { touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import { q } from '../../../api/query.ts'

/** Approved leave to count again, first day first. */
export const touchedPage = (page: number) => q(touchedLeave.list, { query: { page, limit: 10 } })
