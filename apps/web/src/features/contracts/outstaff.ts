import { type JobStatusTag, jobStatuses } from '@portal/domain/job-statuses'

/** Whether a contract's status means full-time work at a client, which the list marks. */
export const isOutstaff = (tag: JobStatusTag): boolean =>
  jobStatuses.some((status) => status.tag === tag && status.outstaff)
