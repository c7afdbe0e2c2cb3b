import { yearOf } from '@portal/domain/days'
import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildHoliday, nextHolidayDate } from '../../../test/factories/holiday.ts'

const anyHoliday = ({ db }: TestApp) => buildHoliday(db)
const idOfAny = async (api: TestApp) => ({ id: (await anyHoliday(api)).id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /holidays.csv': () => ({ query: { year: '2025' } }),
    'GET /holidays.xlsx': () => ({ query: { year: '2025' } }),
    'GET /holidays': () => ({ query: { year: '2025' } }),
    'POST /holidays': () => ({ body: { holiday: { date: nextHolidayDate(), title: 'Founding Day' } } }),
    'PUT /holidays/:id': changing(idOfAny, () => ({ holiday: { title: 'Founding Day' } })),
    'DELETE /holidays/:id': idOfAny,
    'POST /holidays/restore': async ({ db }) => {
      const date = nextHolidayDate()
      await buildHoliday(db, { date })
      return { body: { year: yearOf(date) } }
    },
  },
  changingCalls: {
    'PUT /holidays/:id': {
      build: anyHoliday,
      changes: () => [{ title: 'Founding Day' }, { date: nextHolidayDate() }],
      everyField: () => ({ title: { title: 'Founding Day' }, date: { date: nextHolidayDate() } }),
    },
    'DELETE /holidays/:id': { build: anyHoliday, changes: noChanges },
  },
}
