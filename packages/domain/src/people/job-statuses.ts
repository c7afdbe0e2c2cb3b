/** Job statuses of contracts (docs/product-rules.md#job-statuses). Hidden ones are computed and never chosen. */
export const jobStatuses = [
  { tag: 'free', name: 'Free', hidden: true, outstaff: false },
  { tag: 'bench', name: 'Bench', hidden: false, outstaff: false },
  { tag: 'inner', name: 'Inner Project', hidden: false, outstaff: false },
  { tag: 'outstaff', name: 'Outstaff', hidden: false, outstaff: true },
  { tag: 'hired', name: 'Hired', hidden: false, outstaff: false },
  { tag: 'fired', name: 'Fired', hidden: false, outstaff: false },
  { tag: 'busy_on_full_time_outstaff', name: 'Busy on full-time outstaff', hidden: false, outstaff: true },
  { tag: 'busy_on_outsource', name: 'Busy on outsource', hidden: false, outstaff: false },
] as const

export type JobStatusTag = (typeof jobStatuses)[number]['tag']
export const jobStatusTags = jobStatuses.map((status) => status.tag)

/** Whether the status is full-time work at a client, which lists mark. */
export const isOutstaff = (tag: JobStatusTag): boolean =>
  jobStatuses.some((status) => status.tag === tag && status.outstaff)

/** Developer availability, kept on the user. */
export const availabilities = [
  'busy_on_full_time_outstaff',
  'ready_for_full_time_outstaff',
  'busy_on_outsource',
] as const
export type Availability = (typeof availabilities)[number]
export const defaultAvailability: Availability = 'ready_for_full_time_outstaff'
