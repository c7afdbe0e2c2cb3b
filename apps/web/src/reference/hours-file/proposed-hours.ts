import type { Day } from '@portal/domain/days'

/** What the dialog of a file of hours begins with. */
export type ProposedHours = {
  from: Day
  to: Day
  user_id?: readonly number[] | undefined
  project_id?: readonly number[] | undefined
  /** The project that alone the file is of: it is not asked for. */
  project?: { id: number; name: string }
  /** Whether the page has filters that the file does not have. */
  hasOtherFilters?: boolean
}
