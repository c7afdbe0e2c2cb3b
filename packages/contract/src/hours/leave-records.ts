import { recordLimits } from '@portal/domain/hours/records'
import * as z from 'zod/mini'
import { leaveTypeInput } from '../leave-requests/leave-names.ts'
import { day, idInput, plainText } from '../shared/fields.ts'

const leaveRecord = {
  user_id: idInput,
  request_id: idInput,
  record_type: leaveTypeInput,
}

/** The leave record of a request for one day. Its type, day and reason are those of the request. */
export const leaveRecordInput = z.object({
  ...leaveRecord,
  date: day,
  description: z.optional(plainText(recordLimits.description)),
})
export type LeaveRecordInput = z.output<typeof leaveRecordInput>

/** The leave records of a request, one per counted day. */
export const intervalInput = z.object({
  ...leaveRecord,
  start_date: day,
  end_date: day,
  note: z.optional(plainText(recordLimits.description)),
})
export type IntervalRecordsInput = z.output<typeof intervalInput>
