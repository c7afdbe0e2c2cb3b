import { addDays, type Day, isWeekend } from '@portal/domain/days'
import type { Account } from '../e2e/support/accounts.ts'

export type MeasuredPage = {
  name: string
  path: string
  /** The demo account that opens it; absent for a visitor. */
  account?: Account
  /** CSS selectors; the page counts as usable when all of them match. */
  usableWith: readonly string[]
}

/** A working day: the demo company has no hours on weekends. */
function lastWorkingDay(today: Day): Day {
  const before = addDays(today, -1)
  return isWeekend(before) ? lastWorkingDay(before) : before
}

const heading = 'main h1'
const rows = 'main tbody tr'

/** The pages to measure; those that only show a message are left out. */
export const measuredPages = (today: Day): readonly MeasuredPage[] => [
  { name: 'login', path: '/', usableWith: ['input[type="email"]:focus', 'section button'] },
  {
    name: 'hours',
    path: `/create-record?date=${lastWorkingDay(today)}`,
    account: 'developer',
    usableWith: ['textarea:focus', rows],
  },
  {
    name: 'hours for users',
    path: `/create-admin-record?date=${lastWorkingDay(today)}`,
    account: 'manager',
    usableWith: [heading, rows],
  },
  { name: 'users', path: '/manage-users', account: 'manager', usableWith: [heading, rows] },
  { name: 'user profile', path: '/users/4', account: 'manager', usableWith: [heading, 'main dl'] },
  {
    name: "a user's contracts",
    path: '/users/4?tab=contracts',
    account: 'manager',
    usableWith: [heading, rows],
  },
  { name: 'projects', path: '/manage-projects', account: 'manager', usableWith: [heading, rows] },
  { name: 'project profile', path: '/projects/2', account: 'manager', usableWith: [heading, 'main dl'] },
  { name: 'customers', path: '/manage-customers', account: 'manager', usableWith: [heading, rows] },
  { name: 'contracts', path: '/manage-contracts', account: 'manager', usableWith: [heading, rows] },
  { name: 'categories', path: '/manage-categories', account: 'manager', usableWith: [heading, rows] },
  { name: 'settings', path: '/settings', account: 'developer', usableWith: [heading, 'main form'] },
]
