/** Texts of the pages of reports and calendars. */
export const reports = {
  tabs: 'My report',
  everyonesTabs: 'Report',
  monthlyReport: 'Monthly Report',
  monthlyCalendar: 'Monthly Calendar',
  month: 'Month',
  empty: 'There is no records on this date.',
}
