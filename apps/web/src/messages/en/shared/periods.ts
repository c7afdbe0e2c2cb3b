/** Texts of lists that show a month or a day. */
export const periods = {
  kinds: { month: 'Month', day: 'Day' },
  period: 'Period',
  previousDay: 'Previous day',
  nextDay: 'Next day',
}
