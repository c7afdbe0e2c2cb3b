import type { Day } from '../days.ts'

/** The first and the last work day of the latest employment, where they are known. */
export type WorkDays = { job_started_on: Day | null; job_ended_on: Day | null }

/** Whether the person is dismissed: the last day was before this one (docs/product-rules.md#dashboards). */
export const hasLeftBefore = ({ job_ended_on }: Pick<WorkDays, 'job_ended_on'>, day: Day): boolean =>
  job_ended_on !== null && job_ended_on < day

/** Whether the last day is not before the first (docs/product-rules.md#profiles). */
export const areInOrder = ({ job_started_on, job_ended_on }: WorkDays): boolean =>
  job_started_on === null || !hasLeftBefore({ job_ended_on }, job_started_on)
