import { recordTypes } from '@portal/domain/hours/records'
import { leaveRequestStatuses, leaveTypes, numberedLeaveTypes } from '@portal/domain/leave/leave'
import { nameOrNumber } from '../shared/numbered.ts'

/** A type of leave as it arrives; answers have the name. */
export const leaveTypeInput = nameOrNumber(leaveTypes, numberedLeaveTypes)

/** A type of leave or `regular` as it arrives. */
export const recordTypeInput = nameOrNumber(recordTypes, numberedLeaveTypes)

/** The status of a request as it arrives. */
export const leaveStatusInput = nameOrNumber(leaveRequestStatuses, leaveRequestStatuses)
