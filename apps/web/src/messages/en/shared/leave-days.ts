/** Days of leave, as they are counted. */
export const leaveDays = {
  counters: {
    vacations: 'Vacation',
    sick_leaves: 'Sick Leaves',
    extra_sick_leaves: 'Extra Sick Leaves',
    paid_leaves: 'Paid Leaves',
    unpaid_leaves: 'Unpaid Leaves',
    day_offs: 'Day offs',
    work_offs: 'Work offs',
  },
  ofLimit: (days: number, limit: number) => `${days} / ${limit}`,
  /** What a screen reader says instead of the fraction. */
  ofLimitInWords: (days: number, limit: number) => `${days} of ${limit} days`,
  overLimit: 'over the limit',
}
