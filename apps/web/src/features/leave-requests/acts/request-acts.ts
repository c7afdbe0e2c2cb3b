import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'

/** What the options of a row start. */
export type RequestActs = Record<'approve' | 'decline' | 'remove' | 'view', (request: LeaveRequest) => void>
