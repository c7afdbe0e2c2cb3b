/** The statuses of a request for leave. */
export const leaveStatuses = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }
