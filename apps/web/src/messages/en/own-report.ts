export const ownReport = {
  project: 'Project',
  allProjects: 'All Projects',
  projectsFailed: 'Server error: unable to download Available contracts',
  showAllProjects: 'Show all projects',
  logHours: 'Submit hours',
}
