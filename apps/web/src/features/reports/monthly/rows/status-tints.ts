import type { JobStatusTag } from '@portal/domain/people/job-statuses'

/** The colours of job statuses that stand out. The row says the status in words as well. */
export const statusTints: { readonly [Tag in JobStatusTag]?: 'blue' | 'teal' | 'orange' } = {
  outstaff: 'blue',
  busy_on_full_time_outstaff: 'blue',
  busy_on_outsource: 'teal',
  bench: 'orange',
  free: 'orange',
}
