import { personReportSort, reportSort, reports } from '@portal/contract/reports'
import type { TestApp } from '../../../test/app.ts'
import type { BuildRequest, Owner, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildRecord } from '../../../test/factories/record.ts'

/** Some of the reports are 404 without any hours, so the owner has some. */
const someHours = ({ db }: TestApp, { id }: Owner) => buildRecord(db, { user_id: id, hours: 0.1 })

const reportOfMarch: BuildRequest = async (api, owner) => {
  await someHours(api, owner)
  return { query: { year_month: '2025-03' } }
}

const recordsOfMarch: BuildRequest = async (api, owner) => {
  await someHours(api, owner)
  return { query: { from: '2025-03-01', to: '2025-03-31' } }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /admin/report/monthly': reportOfMarch,
    'GET /admin/report/monthly/totals': reportOfMarch,
    'GET /admin/report/monthly.csv': reportOfMarch,
    'GET /admin/report/salary.csv': reportOfMarch,
    'GET /admin/report/monthly.xlsx': reportOfMarch,
    'GET /admin/report/salary.xlsx': reportOfMarch,
    'GET /records.csv': recordsOfMarch,
    'GET /records.xlsx': recordsOfMarch,
    'GET /admin/records.csv': recordsOfMarch,
    'GET /admin/records.xlsx': recordsOfMarch,
    'GET /admin/csv_records': async (api, owner) => {
      await someHours(api, owner)
      return { query: { date: '03.2025' } }
    },
  },
  sortedLists: [
    {
      title: 'rows of the monthly report',
      list: reports.monthly,
      sorts: reportSort.options,
      key: 'paginate_report',
      query: () => ({ year_month: '2025-03' }),
    },
    {
      title: 'people in the monthly report',
      list: reports.monthly,
      sorts: personReportSort.options,
      key: 'paginate_people',
      query: () => ({ year_month: '2025-03', group: 'person' }),
    },
  ],
}
