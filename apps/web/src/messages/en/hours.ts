import { commaList } from '../english.ts'
import { monthName, wholeDay } from './shared/days.ts'

type DayFacts = {
  day: string
  /** The hours with one decimal; undefined until they are loaded. */
  hours: string | undefined
  missing: string | undefined
  note: string | undefined
}

export const hours = {
  pageTitle: 'Submit hours',
  usersPageTitle: 'Submit hours for users',
  user: 'User',
  userPlaceholder: 'Choose a person',
  chooseUserFirst: 'Choose a person first',
  chooseUserWhy: 'Then their projects of this day can be chosen here.',
  date: 'Date',
  dateInEarlierWeek: (day: string) => `Hours can be moved within this week, which began on ${day}`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
  today: 'Today',

  week: (from: string, to: string) => `Week ${from} – ${to}`,
  weekHours: (hours: string) => `${hours} h this week`,
  weekHoursMissing: (hours: string, missing: string) => `${hours} h this week, ${missing} h missing`,
  /** What a screen reader says of a day in the week. */
  dayInWeek: ({ day, hours, missing, note }: DayFacts) => {
    const name = wholeDay(day)
    const about = note === undefined ? name : `${name}, ${note}`
    if (hours === undefined) return about
    return missing === undefined
      ? `${about}: ${hours} h logged`
      : `${about}: ${hours} h logged, ${missing} h missing`
  },
  missing: (hours: string) => `${hours} missing`,
  missingShort: (hours: string) => `−${hours}`,
  holidayShort: 'Hol.',
  leaveShort: 'Leave',
  workedOnLeave: 'Hours on leave',
  workedOnLeaveShort: 'Leave!',
  workedOnLeaveNotice: (kind: string) =>
    `Hours are logged on a day of approved leave (${kind}). Delete the hours, or ask an admin to delete the leave.`,

  holidayOnDay: (title: string) => `${title}, a public holiday`,
  holidaysOfMonth: (day: string, holidays: readonly string[]) =>
    `Public holidays in ${monthName(day)}: ${commaList(holidays)}`,
  holidayInMonth: (day: string, title: string) => `${day} ${title}`,
  noHolidays: (day: string) => `No public holidays in ${monthName(day)}`,

  project: 'Project',
  projectPlaceholder: 'Choose a project',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  description: 'Description',
  descriptionHint: 'Enter saves, Shift + Enter starts a new line',
  descriptionPlaceholder: 'What was done?',
  hours: 'Hours',
  hoursUnreadable: 'Enter hours, such as 7.5 or 7:30',
  actions: 'Actions',
  formLabel: 'New record',
  describe: 'Describe the work',
  toUser: 'Choose a person',

  projectGone: (project: string, day: string) =>
    `There is no contract on ${project} on ${day}. Choose another project.`,
  projectReplaced: (project: string, day: string) => `There is no contract on ${project} on ${day}.`,
  noContractTitle: (day: string) => `No project on ${day}`,
  noContract: 'There is no contract on this day, so no hours can be logged. Choose another day.',
  /** For people who cannot add a contract themselves. */
  contractHelp: 'A manager can add a contract.',
  contractsOfPerson: 'Open the contracts of this person',
  dayToCome: (asked: string, today: string) =>
    `${asked} is in the future. Hours are logged up to today, so this is ${today}.`,
  newDayBegan: (day: string) => `A new day has begun. This form still saves to ${day}.`,
  closedWeek: 'This day is in an earlier week: once saved, the record can be changed by a manager only.',
  noCategoriesTitle: 'No categories yet',
  noCategories: 'Hours need a category. A manager can add one under Manage categories.',

  dayTitle: (day: string) => `Records on ${day}`,
  everyoneTitle: (day: string) => `Everyone's records on ${day}`,
  empty: 'No hours on this day yet. Fill in the form above to log the first.',
  emptyClosed: 'No hours on this day.',
  emptyOfEveryone: 'Nobody has logged hours on this day yet. Choose a person to log theirs.',

  categoriesFailed: 'Server error: unable to download Categories',
  contractsFailed: 'Server error: unable to download Available contracts',

  saving: 'Saving…',
  created: 'Record created',
  updated: 'Record updated',
  deleted: 'Record deleted',
  /** Without 'cannot be undone', because the toast has 'Undo'. */
  deleteQuestion: (record: string) => `“${record}” will be deleted.`,
  editTitle: 'Edit Record',
  edit: 'Edit',
  /** Names a record together with its person. */
  recordOf: (record: string, user: string) => `${record}, of ${user}`,
  /** Names a record in the delete dialog and on its buttons. */
  recordNamed: (hours: string, project: string, day: string) => `${hours} h on ${project}, ${day}`,
}
