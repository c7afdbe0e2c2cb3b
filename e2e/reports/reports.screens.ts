import { addMonths, monthOf } from '@portal/domain/days'
import type { DemoCompany } from '../support/demo-company.ts'
import { managerLevel, openFirst, openFirstRow, type Screen } from '../support/screen.ts'

const nextMonthReport = ({ today }: DemoCompany) => `/my-report?month=${addMonths(monthOf(today), 1)}`
const lastMonth = ({ today }: DemoCompany) => `/monthly-report?month=${addMonths(monthOf(today), -1)}`
const nextMonth = ({ today }: DemoCompany) => `/monthly-report?month=${addMonths(monthOf(today), 1)}`
const calendarOfDeveloper = ({ userId }: DemoCompany) => `/admin-monthly-report/${userId('Taras Shevchuk')}`

export const screens: readonly Screen[] = [
  { name: 'my-report', path: '/my-report', viewers: ['developer'] },
  {
    name: 'my-report-months',
    path: '/my-report',
    viewers: ['developer'],
    prepare: async (page) => {
      await openFirst(/^Choose a month$/)(page)
      // The calendar comes after its place, and moves then to where it fits.
      await page.getByRole('dialog').locator('[data-autofocus]').click({ trial: true })
    },
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
  { name: 'admin-monthly-report', path: '/admin-monthly-report', viewers: managerLevel },
  { name: 'admin-monthly-report-rows', path: '/admin-monthly-report?group=rows', viewers: ['manager'] },
  {
    name: 'admin-monthly-report-people',
    // By hours: people of other tests have none, and no rows.
    path: '/admin-monthly-report?group=person&sort=-hours',
    viewers: ['manager'],
    prepare: async (page, narrow) => {
      await openFirstRow(page, narrow)
      await page
        .getByRole('button', { name: /^Rows of / })
        .first()
        .click()
      await page.getByRole('table', { name: /^Rows of / }).waitFor()
    },
  },
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
  {
    name: 'admin-monthly-report-hours',
    path: ({ userId, projectId }) =>
      `/admin-monthly-report?user_id=${userId('Taras Shevchuk')}&project_id=${projectId('Harbor Booking')}`,
    viewers: ['manager'],
    prepare: openFirst(/^Download hours$/),
  },
  { name: 'monthly-calendar', path: lastMonth, viewers: ['developer', 'recruiter'] },
  { name: 'monthly-calendar-to-come', path: nextMonth, viewers: ['developer'] },
  { name: 'user-calendar', path: calendarOfDeveloper, viewers: managerLevel },
]
