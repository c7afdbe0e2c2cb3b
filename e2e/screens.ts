import { addMonths, monthOf } from '@portal/domain/days'
import { candidateScreens } from './candidate-screens.ts'
import { hoursScreens } from './hours-screens.ts'
import { leaveScreens } from './leave-screens.ts'
import { notificationScreens } from './notification-screens.ts'
import { recruitingScreens } from './recruiting-screens.ts'
import { resumeEditorScreens } from './resume-editor-screens.ts'
import { resumeScreens } from './resume-screens.ts'
import { makeFeedAddress } from './support/calendar-feed.ts'
import type { DemoCompany } from './support/demo-company.ts'
import { everyone, managerLevel, openFirst, type Screen } from './support/screen.ts'

const fullDayOfAll = ({ lastWeekday }: DemoCompany) => `/create-admin-record?date=${lastWeekday}`
const nextMonthReport = ({ today }: DemoCompany) => `/my-report?month=${addMonths(monthOf(today), 1)}`
const lastMonth = ({ today }: DemoCompany) => `/monthly-report?month=${addMonths(monthOf(today), -1)}`
const nextMonth = ({ today }: DemoCompany) => `/monthly-report?month=${addMonths(monthOf(today), 1)}`
const calendarOfDeveloper = ({ userId }: DemoCompany) => `/admin-monthly-report/${userId('Taras Shevchuk')}`
const developer = (demo: DemoCompany) => `/users/${demo.userId('Taras Shevchuk')}`
const resume = (demo: DemoCompany) => demo.resumeOf('Taras Shevchuk')
const booking = (demo: DemoCompany) => `/projects/${demo.projectId('Harbor Booking')}`

/** Every screen of the portal with the people who may open it, and the states that look different. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/', viewers: ['visitor'] },
  { name: 'unauthorized', path: '/unauthorized', viewers: ['visitor'] },
  { name: 'not-found', path: '/no-such-page', viewers: ['visitor', 'developer'] },
  ...hoursScreens,
  { name: 'users-list', path: '/users_list', viewers: ['manager'] },
  { name: 'users-list-ending', path: '/users_list?forecast=ending', viewers: ['manager'] },
  { name: 'users-list-free', path: '/users_list?forecast=free', viewers: ['manager'] },
  { name: 'users-list-no-hours', path: '/users_list?forecast=no_hours', viewers: ['manager'] },
  { name: 'users-list-hired', path: '/users_list?view=hired', viewers: ['manager'] },
  { name: 'users-list-fired', path: '/users_list?view=fired', viewers: ['manager'] },
  { name: 'users-list-empty', path: '/users_list?view=fired&month=1999-01', viewers: ['manager'] },
  { name: 'managers-list', path: '/managers_list', viewers: ['manager'] },
  { name: 'hours-for-users', path: '/create-admin-record', viewers: managerLevel },
  { name: 'hours-for-users-full-day', path: fullDayOfAll, viewers: managerLevel },
  { name: 'my-report', path: '/my-report', viewers: ['developer'] },
  {
    name: 'my-report-months',
    path: '/my-report',
    viewers: ['developer'],
    prepare: openFirst(/^Choose a month$/),
  },
  {
    name: 'my-report-day',
    path: '/my-report',
    viewers: ['developer'],
    prepare: async (page) => {
      await page.getByRole('slider').focus()
      await page.keyboard.press('ArrowRight')
    },
  },
  { name: 'my-report-empty', path: nextMonthReport, viewers: ['developer'] },
  ...candidateScreens,
  ...leaveScreens,
  ...notificationScreens,
  { name: 'admin-monthly-report', path: '/admin-monthly-report', viewers: managerLevel },
  {
    name: 'admin-monthly-report-day',
    path: ({ lastWeekday }) => `/admin-monthly-report?day=${lastWeekday}`,
    viewers: ['manager'],
  },
  {
    name: 'admin-monthly-report-filter',
    path: ({ userId, projectId }) =>
      `/admin-monthly-report?user_id=${userId('Taras Shevchuk')}&project_id=${projectId('Harbor Booking')}`,
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter \(2\)$/)(page)
    },
  },
  { name: 'monthly-calendar', path: lastMonth, viewers: ['developer', 'recruiter'] },
  { name: 'monthly-calendar-to-come', path: nextMonth, viewers: ['developer'] },
  { name: 'user-calendar', path: calendarOfDeveloper, viewers: managerLevel },
  { name: 'manage-users', path: '/manage-users', viewers: managerLevel },
  { name: 'manage-users-add', path: '/manage-users', viewers: ['manager'], prepare: openFirst(/^Add User$/) },
  {
    name: 'manage-users-filter',
    path: '/manage-users',
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Filter$/)(page)
    },
  },
  { name: 'profile', path: developer, viewers: managerLevel },
  {
    name: 'profile-edit',
    path: developer,
    viewers: ['manager'],
    prepare: openFirst(/^Edit general info$/),
  },
  {
    name: 'profile-last-day',
    path: developer,
    viewers: ['manager'],
    shifts: true,
    prepare: async (page) => {
      await openFirst(/^Edit general info$/)(page)
      const day = page.getByRole('dialog').getByRole('textbox', { name: 'Date of dismission' })
      await day.fill('01.01.2025')
      await page.getByRole('region', { name: /^Still there after/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-deactivate',
    path: developer,
    viewers: ['manager'],
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Active' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'profile-personal',
    path: (demo) => `${developer(demo)}?tab=personal`,
    viewers: ['manager'],
  },
  {
    name: 'profile-contracts',
    path: (demo) => `${developer(demo)}?tab=contracts`,
    viewers: ['manager'],
  },
  {
    name: 'profile-leaves',
    path: (demo) => `${developer(demo)}?tab=leaves`,
    viewers: ['manager'],
  },
  {
    name: 'profile-requests',
    path: (demo) => `${developer(demo)}?tab=requests`,
    viewers: ['manager'],
  },
  {
    name: 'profile-inventory',
    path: (demo) => `${developer(demo)}?tab=inventory`,
    viewers: ['manager'],
  },
  {
    name: 'profile-inventory-same-serial',
    path: (demo) => `${developer(demo)}?tab=inventory`,
    viewers: ['manager'],
    prepare: openFirst(/^Edit (?!general)/),
  },
  { name: 'cv', path: (demo) => `/cv/${resume(demo).slug}`, viewers: ['visitor', 'developer'] },
  ...['experience', 'education', 'projects', 'courses'].map((tab) => ({
    name: `cv-${tab}`,
    path: (demo: DemoCompany) => `/cv/${resume(demo).slug}?tab=${tab}`,
    viewers: ['visitor'] as const,
  })),
  {
    name: 'cv-preview',
    path: (demo) => `/resumes/taras-shevchuk/${resume(demo).id}/preview`,
    viewers: ['manager'],
  },
  ...resumeScreens,
  ...resumeEditorScreens,
  { name: 'manage-projects', path: '/manage-projects', viewers: managerLevel },
  {
    name: 'manage-projects-add',
    path: '/manage-projects',
    viewers: ['manager'],
    prepare: openFirst(/^Add Project$/),
  },
  { name: 'project-profile', path: booking, viewers: managerLevel },
  {
    name: 'project-profile-contracts',
    path: (demo) => `${booking(demo)}?tab=contracts`,
    viewers: ['manager'],
  },
  { name: 'manage-customers', path: '/manage-customers', viewers: managerLevel },
  {
    name: 'manage-customers-add',
    path: '/manage-customers',
    viewers: ['manager'],
    prepare: openFirst(/^Add Customer$/),
  },
  { name: 'manage-contracts', path: '/manage-contracts', viewers: managerLevel },
  {
    name: 'manage-contracts-add',
    path: ({ userId, projectId }) =>
      `/manage-contracts?add=1&user_id=${userId('Olena Kovalenko')}&project_id=${projectId('Harbor Guest App')}`,
    viewers: ['manager'],
    prepare: async (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'manage-categories', path: '/manage-categories', viewers: managerLevel },
  {
    name: 'manage-categories-add',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: openFirst(/^Add Category$/),
  },
  {
    name: 'manage-categories-discard',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: async (page) => {
      await openFirst(/^Add Category$/)(page)
      await page.getByRole('dialog').getByLabel('Name').fill('Half typed')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor()
    },
  },
  {
    name: 'manage-categories-edit',
    path: '/manage-categories',
    viewers: ['manager'],
    prepare: openFirst(/^Edit (?!general)/),
  },
  { name: 'manage-holidays', path: '/manage-holidays?year=2023', viewers: ['admin'] },
  {
    name: 'manage-holidays-count-all',
    path: '/manage-holidays?year=2023',
    viewers: ['admin'],
    prepare: openFirst(/^Count all again$/),
  },
  {
    name: 'manage-holidays-add',
    path: '/manage-holidays?year=2023',
    viewers: ['admin'],
    prepare: openFirst(/^Add Holiday$/),
  },
  {
    name: 'offline',
    path: '/manage-categories',
    viewers: ['manager'],
    shifts: true,
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('You are offline.').waitFor()
    },
  },
  ...recruitingScreens,
  { name: 'settings', path: '/settings', viewers: everyone },
  { name: 'settings-calendar-feed', path: '/settings', viewers: ['recruiter'], prepare: makeFeedAddress },
  {
    name: 'menu',
    path: '/settings',
    viewers: everyone,
    prepare: async (page, narrow) => {
      if (narrow) await openFirst(/^Open menu$/)(page)
      else await page.getByRole('button', { name: /^Account of/ }).click()
    },
  },
]
