import { type Day, mondayOf } from '../days.ts'
import { type GeneralRole, isManagerLevel } from '../roles.ts'

/** Kinds of time record: regular ones are worked hours, each other one is a counted leave day. */
export const recordTypes = [
  'regular',
  'vacation',
  'full_day_sick_leave',
  'half_day_sick_leave',
  'extra_sick_leave',
  'paid_leave',
  'unpaid_leave',
  'half_day_unpaid_leave',
  'day_off',
  'work_off',
] as const
export type RecordType = (typeof recordTypes)[number]

/** Longest texts of a record, in characters: the contract, the form and the table's constraints share them. */
export const recordLimits = { description: 2000 } as const

type Editor = { role: GeneralRole }

/**
 * The first day whose records this person may edit, and the first that an edit may put one on: the Monday of this
 * week. Undefined for manager-level people, who edit records of any day (docs/product-rules.md#time-records).
 */
export const earliestEditDay = (editor: Editor, today: Day): Day | undefined =>
  isManagerLevel(editor) ? undefined : mondayOf(today)

export function isOpenForEdits(editor: Editor, date: Day, today: Day): boolean {
  const earliest = earliestEditDay(editor, today)
  return earliest === undefined || date >= earliest
}
