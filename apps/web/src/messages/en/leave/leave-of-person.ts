export const leaveOfPerson = {
  month: 'Month',
  total: 'Total',
  /** The days of a counter in a phone's row. */
  taken: (counter: string, days: number) => `${counter} ${days}`,
  leavesFailed: 'Server error: unable to download Leaves',
  noLeave: (year: number) => `No leave in ${year}.`,

  type: 'Type',
  startDate: 'Start Date',
  endDate: 'End Date',
  status: 'Status',
  requestsFailed: 'Server error: unable to download Requests',
  noRequests: 'Requests not found',
}
