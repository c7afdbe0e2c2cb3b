import type { Day } from '../days.ts'

/** The first and the last work day of the latest employment, where they are known. */
export type WorkDays = { jobStartedOn: Day | null; jobEndedOn: Day | null }

/** Whether the person is dismissed: the last day was before this one (docs/product-rules.md#dashboards). */
export const hasLeftBefore = ({ jobEndedOn }: Pick<WorkDays, 'jobEndedOn'>, day: Day): boolean =>
  jobEndedOn !== null && jobEndedOn < day

/** Whether the last day is not before the first (docs/product-rules.md#profiles). */
export const areInOrder = ({ jobStartedOn, jobEndedOn }: WorkDays): boolean =>
  jobStartedOn === null || !hasLeftBefore({ jobEndedOn }, jobStartedOn)
