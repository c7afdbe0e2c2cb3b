/** The types of a record in words. */
export const recordKinds = {
  regular: 'Hours',
  vacation: 'Vacation',
  full_day_sick_leave: 'Sick leave',
  half_day_sick_leave: 'Half day sick leave',
  extra_sick_leave: 'Extra sick leave',
  paid_leave: 'Paid Leave',
  unpaid_leave: 'Unpaid leave',
  half_day_unpaid_leave: 'Half day unpaid leave',
  day_off: 'Day off',
  work_off: 'Work off',
  paidLeaveFor: (reason: string) => `Paid Leave, ${reason}`,
}
