import { addDays } from '@portal/domain/days'
import { commaList } from '../english.ts'
import { dayInYear, days, spanOfDays, wholeDay } from './shared/days.ts'

type DayFacts = {
  day: string
  /** The hours with one decimal; undefined until they are loaded. */
  hours: string | undefined
  missing: string | undefined
  over: string | undefined
  note: string | undefined
}

const dayHours = (hours: string, norm: string | undefined) =>
  norm === undefined ? `${hours} h` : `${hours} of ${norm} h`

export const hours = {
  user: 'User',
  userPlaceholder: 'Choose a person',
  chooseUserFirst: 'Choose a person first',
  chooseUserWhy: 'Then their projects of this day can be chosen here.',
  date: 'Date',
  dateInEarlierWeek: (day: string) => `Hours can be moved within this week, which began on ${day}`,
  today: 'Today',

  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  week: (from: string, to: string) => `Week ${from} – ${to}`,
  weekSpan: spanOfDays,
  /** Follows the hours of a week and its norm. */
  weekMissing: (missing: string) => `${missing} h missing`,
  /** The head of the page, as in 'Today, Wednesday 25 November'; of another year with the year. */
  dayHead: (day: string, today: string) => {
    const name = dayInYear(day, today)
    return day === today ? `Today, ${name}` : day === addDays(today, -1) ? `Yesterday, ${name}` : name
  },
  /** The same on a phone, as in 'Today, 25 Nov' and 'Wed 25 Nov'. */
  shortDayHead: (day: string, today: string) => {
    const date = `${days.dayOfMonth(day)} ${days.shortMonth(day)}`
    if (day === today) return `Today, ${date}`
    const name = `${days.weekday(day)} ${date}`
    return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`
  },
  dayHours,
  /** What a screen reader says of a day in the week. */
  dayInWeek: ({ day, hours, missing, over, note }: DayFacts) => {
    const name = wholeDay(day)
    const about = note === undefined ? name : `${name}, ${note}`
    if (hours === undefined) return about
    if (missing !== undefined) return `${about}: ${hours} h logged, ${missing} h missing`
    return over === undefined ? `${about}: ${hours} h logged` : `${about}: ${hours} h logged, ${over} h over`
  },
  over: (hours: string) => `+${hours} over`,
  overShort: (hours: string) => `+${hours}`,
  missing: (hours: string) => `${hours} missing`,
  missingShort: (hours: string) => `−${hours}`,
  holidayShort: 'Hol.',
  leaveShort: 'Leave',
  workedOnLeave: 'Hours on leave',
  workedOnLeaveShort: 'Leave!',
  workedOnLeaveNotice: (kind: string) =>
    `Hours are logged on a day of approved leave (${kind}). Delete the hours, or ask an admin to delete the leave.`,

  holidayOnDay: (title: string) => `${title}, a public holiday`,
  /** Holidays in the week before and after the chosen day. */
  holidaysNear: (holidays: readonly string[]) =>
    `${holidays.length === 1 ? 'Public holiday' : 'Public holidays'}: ${commaList(holidays)}`,
  holidayNear: (day: string, title: string) => `${day} ${title}`,

  project: 'Project',
  projectPlaceholder: 'Choose a project',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  description: 'Description',
  descriptionHint: 'Enter saves, Shift + Enter starts a new line',
  enterAgain: (hours: string) => `Enter again saves ${hours} h without a description`,
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
  noCategories: 'Hours need a category. A manager can add one under Categories.',

  dayTitle: 'Records',
  everyoneTitle: "Everyone's records",
  /** What a screen reader calls the list of a day. */
  recordsOn: (title: string, day: string) => `${title} on ${day}`,
  empty: 'No hours on this day yet. Fill in the form above to log the first.',
  emptyClosed: 'No hours on this day.',
  /** Before somebody was hired, between two employments, and after the last contract. */
  emptyWithoutContract: (day: string) =>
    `No contract covers ${day}, or it lies outside employment: no hours are expected.`,
  emptyOfEveryone: 'Nobody has logged hours on this day yet. Choose a person to log theirs.',

  categoriesFailed: 'Server error: unable to download Categories',
  contractsFailed: 'Server error: unable to download Available contracts',

  latestPairs: 'Latest projects and categories',
  pair: (project: string, category: string) => `${project} · ${category}`,
  againToday: (record: string) => `Log again today: ${record}`,
  emptyDescriptionTitle: 'Save without a description?',
  saving: 'Saving…',
  created: 'Record created',
  /** Names the day, because the page shows another one. */
  createdAgain: (hours: string, project: string, day: string) =>
    `Logged again: ${hours} h on ${project}, ${day}`,
  updated: 'Record updated',
  deleted: 'Record deleted',
  /** Without 'cannot be undone', because the toast has 'Undo'. */
  deleteQuestion: (record: string) => `“${record}” will be deleted.`,
  editTitle: 'Edit Record',
  edit: 'Edit',
  /** Names a record together with its person. */
  recordOf: (record: string, user: string) => `${record}, of ${user}`,
  /** Names a record in the delete dialog and on its buttons. */
  hoursOn: (hours: string, project: string) => `${hours} h ${project}`,
  recordNamed: (hours: string, project: string, day: string) => `${hours} h on ${project}, ${day}`,
}
