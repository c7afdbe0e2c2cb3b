import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import type { DecisionActs } from '../../../reference/leave/decisions/decision-buttons.tsx'

/** What the options of a row start. */
export type RequestActs = DecisionActs & Record<'remove' | 'view', (request: LeaveRequest) => void>
