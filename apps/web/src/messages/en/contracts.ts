export const contracts = {
  title: 'Contracts list',
  add: 'Add Contract',
  createTitle: 'Create Contract',
  create: 'Create',
  editTitle: 'Edit Contract',

  user: 'User',
  users: 'Users',
  project: 'Project',
  status: 'Status',
  startDate: 'Start date',
  endDate: 'End date',
  ongoing: 'Ongoing',
  endDateHint: 'Leave empty while the contract goes on',
  outstaff: 'Outstaff',

  selectUser: 'Select user',
  selectProject: 'Select project',
  selectStatus: 'Select status',
  allUsers: 'All users',
  allProjects: 'All projects',
  allStatuses: 'All statuses',
  /** Names a contract in the delete dialog and on its buttons. */
  contractNamed: (user: string, project: string) => `${user} on ${project}`,

  created: 'Contract created',
  updated: 'Contract updated',
  deleted: 'Contract deleted',
  failed: 'Server error: unable to download Contracts',
  statusesFailed: 'Server error: unable to download Job statuses',
  empty: 'There are no contracts yet. Add the first one, so that somebody can log hours on a project.',
  emptyFiltered: 'No contract matches these filters.',
}
