export const monthlyReport = {
  filterBy: 'Filter by',
  filterPlaceholder: 'User, project, status or category',
  /** The kinds of the filter. */
  kinds: { user_id: 'User', project_id: 'Project', job_status_id: 'Status', category_id: 'Category' },
  values: { user_id: 'Users', project_id: 'Projects', job_status_id: 'Statuses', category_id: 'Categories' },
  valuesFailed: {
    user_id: 'Server error: unable to download Users',
    project_id: 'Server error: unable to download Projects',
    job_status_id: 'Server error: unable to download Statuses',
    category_id: 'Server error: unable to download Categories',
  },
  chosen: 'Chosen filters',
  chosenValue: (kind: string, value: string) => `${kind}: ${value}`,
  remove: (chosen: string) => `Remove ${chosen}`,
  /** A chosen filter whose user, project, status or category was deleted. */
  gone: 'no longer exists',

  user: 'User',
  jobStatus: 'Job Status',
  ofNorm: (hours: string) => `of ${hours} h`,
  missingHours: (hours: string) => `${hours} missing`,
  overHours: (hours: string) => `${hours} over`,
  byStatus: 'Hours by status',
  view: 'Rows of the report',
  views: { person: 'By person', rows: 'All rows' },
  logged: 'Logged',
  norm: 'Norm',
  missing: 'Missing',
  over: 'Over',
  totalOf: (person: string) => `Total of ${person}`,
  rowsOf: (person: string) => `Rows of ${person}`,
  /** Rows of a person beyond those that are shown. */
  further: (count: number) => `${count} more`,
  print: 'Print',
  /** Stands on paper where only one page of the list is printed. */
  leftOut: (rest: number, all: number) =>
    `${rest} of ${all} rows are left out. The button 'Print' of the page prints them all.`,

  hideCharts: 'Hide charts',
  showCharts: 'Show charts',

  reportCsv: 'Report CSV',
  reportXlsx: 'Report XLSX',
  salaryCsv: 'Salary CSV',
  salaryXlsx: 'Salary XLSX',
  xlsx: 'XLSX',
}
