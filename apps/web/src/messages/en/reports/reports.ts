import { wholeMonth } from '../shared/days.ts'

/** Texts of the pages of reports and calendars. */
export const reports = {
  tabs: 'My report',
  everyonesTabs: 'Report',
  monthlyReport: 'Monthly Report',
  monthlyCalendar: 'Monthly Calendar',
  month: 'Month',
  empty: 'There is no records on this date.',
  /** Of a month before somebody was hired, or after they have left. */
  noContract: (month: string) => `There is no contract in ${wholeMonth(month)}, so no hours are expected.`,
}

export const ownReport = {
  project: 'Project',
  allProjects: 'All Projects',
  otherProject: 'A project without hours in this month',
  projectsFailed: 'Server error: unable to download Available contracts',
  showAllProjects: 'Show all projects',
  /** Stands above the printed report. */
  printed: (person: string, month: string) => `${person}, ${month}`,
  logHours: 'Submit hours',
}
