import { availabilityNames } from '@portal/words/value-names'

export const people = {
  unknown: 'There is no such person',
  toEveryone: 'All users',
  /** A fact about somebody that nobody has entered. */
  notSet: 'Not set',
  outstaffRows: 'Tinted rows: full-time work for a customer',
  availabilities: availabilityNames.en,
  /** Beside a name on a phone, where the whole words have no room. */
  shortAvailabilities: {
    busy_on_full_time_outstaff: 'Busy, outstaff',
    ready_for_full_time_outstaff: 'Ready',
    busy_on_outsource: 'Busy, outsource',
  },
  experience: (years: number, months: number) => (years > 0 ? `${years}y ${months}m` : `${months}m`),
}

export const languageLevels = {
  beginner: 'Beginner',
  elementary: 'Elementary',
  intermediate: 'Intermediate',
  upper_intermediate: 'Upper Intermediate',
  advanced: 'Advanced',
  native: 'Native',
}

export const dashboardTabs = {
  label: 'Dashboards',
  users: 'Users',
  leaves: 'Leaves',
  managers: 'Managers',
  away: 'Away',
}
