import type { Account } from '../../e2e/support/accounts.ts'
import type { DemoCompany } from '../../e2e/support/demo-company.ts'

export type MeasuredPage = {
  name: string
  path: string
  /** The demo account that opens the page; absent for a visitor. */
  account?: Account
  /** CSS selectors; the page counts as usable when all of them match. */
  usableWith: readonly string[]
}

const heading = 'main h1'
const rows = 'main tbody tr'
const list = 'main ul li, main ol li'

/** The pages to measure; those that only show a message are left out. */
export const measuredPages = ({
  lastWeekday,
  userId,
  projectId,
  resumeOf,
  vacancyId,
  candidateId,
}: DemoCompany): readonly MeasuredPage[] => [
  { name: 'login', path: '/', usableWith: ['input[type="email"]:focus', 'section button'] },
  {
    name: 'hours',
    path: `/create-record?date=${lastWeekday}`,
    account: 'developer',
    usableWith: ['textarea:focus', rows],
  },
  {
    name: 'my report',
    path: '/my-report',
    account: 'developer',
    usableWith: [heading, 'main section tbody tr'],
  },
  {
    name: 'hours for users',
    path: `/create-admin-record?date=${lastWeekday}`,
    account: 'manager',
    usableWith: [heading, rows],
  },
  {
    name: 'calendar',
    path: '/monthly-report',
    account: 'developer',
    usableWith: [heading, "main table[aria-busy='false']"],
  },
  { name: 'monthly report', path: '/admin-monthly-report', account: 'manager', usableWith: [heading, rows] },
  {
    name: "a user's calendar",
    path: `/admin-monthly-report/${userId('Taras Shevchuk')}`,
    account: 'manager',
    usableWith: [heading, "main table[aria-busy='false']"],
  },
  { name: 'users dashboard', path: '/users_list', account: 'manager', usableWith: [heading, rows] },
  { name: 'managers dashboard', path: '/managers_list', account: 'manager', usableWith: [heading, rows] },
  { name: 'users', path: '/manage-users', account: 'manager', usableWith: [heading, rows] },
  {
    name: 'user profile',
    path: `/users/${userId('Taras Shevchuk')}`,
    account: 'manager',
    usableWith: [heading, 'main dl'],
  },
  {
    name: "a user's contracts",
    path: `/users/${userId('Taras Shevchuk')}?tab=contracts`,
    account: 'manager',
    usableWith: [heading, rows],
  },
  { name: 'projects', path: '/manage-projects', account: 'manager', usableWith: [heading, rows] },
  {
    name: 'project profile',
    path: `/projects/${projectId('Harbor Booking')}`,
    account: 'manager',
    usableWith: [heading, 'main dl'],
  },
  { name: 'customers', path: '/manage-customers', account: 'manager', usableWith: [heading, rows] },
  { name: 'contracts', path: '/manage-contracts', account: 'manager', usableWith: [heading, rows] },
  { name: 'categories', path: '/manage-categories', account: 'manager', usableWith: [heading, rows] },
  { name: 'settings', path: '/settings', account: 'developer', usableWith: [heading, 'main form'] },
  {
    name: 'report of the CFO',
    path: '/admin-monthly-report',
    account: 'cfo',
    usableWith: [heading, rows],
  },
  { name: 'requests', path: '/requests', account: 'admin', usableWith: [heading, rows] },
  { name: 'request queue', path: '/requests_list', account: 'admin', usableWith: [heading, rows] },
  { name: 'my requests', path: '/my-requests', account: 'developer', usableWith: [heading, 'main dl'] },
  { name: 'leaves', path: '/leaves_list', account: 'manager', usableWith: [heading, rows] },
  { name: 'away', path: '/away', account: 'manager', usableWith: [heading, rows] },
  {
    name: 'forecast',
    path: '/users_list?forecast=ending',
    account: 'manager',
    usableWith: [heading, rows],
  },
  { name: 'notifications', path: '/recent-notifications', account: 'admin', usableWith: [heading, list] },
  { name: 'holidays', path: '/manage-holidays?year=2023', account: 'admin', usableWith: [heading, rows] },
  {
    name: "a user's CVs",
    path: `/users/${userId('Taras Shevchuk')}?tab=cv`,
    account: 'manager',
    usableWith: [heading, rows],
  },
  {
    name: 'CV editor',
    path: `/resumes/${resumeOf('Taras Shevchuk').id}/experience`,
    account: 'manager',
    usableWith: [heading, 'main article'],
  },
  {
    name: 'CV preview',
    path: `/resumes/taras-shevchuk/${resumeOf('Taras Shevchuk').id}/preview`,
    account: 'manager',
    usableWith: [heading],
  },
  { name: 'public CV', path: `/cv/${resumeOf('Taras Shevchuk').slug}`, usableWith: [heading] },
  { name: 'vacancies', path: '/vacancies', account: 'recruiter', usableWith: [heading, rows] },
  {
    name: 'vacancy',
    path: `/vacancies/${vacancyId('React developer')}`,
    account: 'recruiter',
    usableWith: [heading, rows],
  },
  {
    name: 'vacancy board',
    path: `/vacancies/${vacancyId('React developer')}?view=board`,
    account: 'recruiter',
    usableWith: [heading, list],
  },
  {
    name: 'candidate',
    path: `/candidates/${candidateId('Danylo Pavlenko')}`,
    account: 'recruiter',
    usableWith: [heading, 'main dl'],
  },
]
