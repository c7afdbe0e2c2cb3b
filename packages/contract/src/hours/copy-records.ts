import { recordLimits } from '@portal/domain/hours/records'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { reason } from '../shared/errors.ts'
import { day, id, idInput, plainText } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { record } from './hours.ts'

/** What is copied: the records of one day, or of the seven days from a Monday. */
export const copySpans = ['day', 'week'] as const

/** The most records that one copy takes. */
export const maxCopied = 500

/** A record that is copied. */
const chosenRecord = z.object({
  id: idInput,
  /** The description of the copy; that of the record unless told. */
  description: z.optional(plainText(recordLimits.description)),
})
export type ChosenRecord = z.output<typeof chosenRecord>

const copyInput = z.object({
  /** The day, or the Monday, whose worked hours are copied. */
  from: day,
  /** The day, or the Monday, that gets them; not after today. */
  to: day,
  span: z._default(z.enum(copySpans), 'day'),
  /** Whose hours; one's own unless told. */
  user_id: z.optional(idInput),
  /** Which of those hours are copied; all unless told. */
  records: z.optional(boundedList(chosenRecord, maxCopied).check(z.minLength(1))),
  /** True answers what a copy would do, and writes nothing. */
  preview: z._default(z.boolean(), false),
})
export type CopyInput = z.output<typeof copyInput>

/** A record that was not copied. */
export const leftOutRecord = z.object({
  project_id: id,
  project: z.string(),
  category_id: id,
  category: z.string(),
  hours: z.number(),
  /** The day that the copy would have. */
  date: day,
  reason: z.string(),
  ...reason.shape,
})
export type LeftOutRecord = z.infer<typeof leftOutRecord>

export const copiedRecords = z.object({
  /** The new records, oldest day first. Those of a preview have numbers that will not exist. */
  created: z.array(record),
  left_out: z.array(leftOutRecord),
})
export type CopiedRecords = z.infer<typeof copiedRecords>

export const recordCopies = {
  create: route({
    method: 'POST',
    url: '/records/copy',
    access: 'signedIn',
    undoable: true,
    refuses: [403, 409, 429],
    summary:
      "Copy the worked hours of a day or a week, own ones or, for manager-level users, anyone's; what does not fit is left out. 'records' chooses some of them, with other descriptions. A person has one copy or preview at a time, a second one is 429. An Idempotency-Key header makes a repeat within a day return the first answer",
    schema: { body: copyInput, response: { 200: copiedRecords, 201: copiedRecords } },
  }),
}
