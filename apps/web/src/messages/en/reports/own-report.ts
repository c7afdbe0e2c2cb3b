export const ownReport = {
  pageTitle: 'My report',
  project: 'Project',
  allProjects: 'All Projects',
  otherProject: 'A project without hours in this month',
  projectsFailed: 'Server error: unable to download Available contracts',
  showAllProjects: 'Show all projects',
  /** Stands above the printed report. */
  printed: (person: string, month: string) => `${person}, ${month}`,
  logHours: 'Submit hours',
}
