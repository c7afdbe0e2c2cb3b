export const contracts = {
  title: 'Contracts list',
  add: 'Add Contract',
  createTitle: 'Create Contract',
  editTitle: 'Edit Contract',

  user: 'User',
  users: 'Users',
  project: 'Project',
  status: 'Status',
  startDate: 'Start date',
  endDate: 'End date',
  endDateHint: 'Leave empty while the contract goes on',

  selectUser: 'Select user',
  selectProject: 'Select project',
  selectStatus: 'Select status',
  inactiveMark: 'Inactive',
  state: 'Which contracts',
  states: { open: 'Not ended', current: 'Current', upcoming: 'Upcoming', ended: 'Ended', all: 'All' },
  upcomingMark: 'Upcoming',
  hideBench: 'Hide Bench',
  /** Names a contract in the delete dialog and on its buttons. */
  contractNamed: (user: string, project: string) => `${user} on ${project}`,

  end: 'End today',
  endNamed: (contract: string) => `End ${contract} today`,
  endQuestion: (contract: string, day: string) => `“${contract}” will end today, on ${day}.`,

  created: 'Contract created',
  updated: 'Contract updated',
  deleted: 'Contract deleted',
  failed: 'Server error: unable to download Contracts',
  statusesFailed: 'Server error: unable to download Job statuses',
  empty: 'There are no contracts yet. Add the first one, so that somebody can log hours on a project.',
  emptyState: 'No contract is in this state today.',
  showAll: 'Show all contracts',
  emptyFiltered: 'No contract matches these filters.',
}
