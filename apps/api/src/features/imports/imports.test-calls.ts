import { defaultNow, type TestApp } from '../../../test/app.ts'
import { changing, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildImport } from '../../../test/factories/import.ts'
import { imports } from '../../db/schema/imports.ts'

/** Its day could be read both ways, so that the order of days is asked for. */
const anyImport = ({ db }: TestApp) => buildImport(db, { cells: [['03/04/2025', 'Reading']] })
const idOfAny = async (api: TestApp) => ({ id: (await anyImport(api)).id })

/** All columns that hours need, and no rows. */
const columns = ['person', 'date', 'project', 'category', 'hours'].map((field) => ({ heading: field, field }))

export const testCalls: TestCalls = {
  validRequests: {
    'GET /imports': plain,
    'POST /imports': async ({ db }) => {
      // Five may wait.
      await db.delete(imports)
      const file = Buffer.from('Name,Date,Project,Category,Hours\nOlha,2025-03-03,Alpha,Reading,2\n')
      return { body: { kind: 'hours' }, file: ['file', file, 'hours.csv'] }
    },
    'GET /imports/template.xlsx': () => ({ query: { kind: 'hours' } }),
    'GET /imports/:id': idOfAny,
    'PUT /imports/:id': changing(idOfAny, () => ({ date_order: 'day_first' })),
    'GET /imports/:id/rows': idOfAny,
    'GET /imports/:id/report.xlsx': idOfAny,
    'POST /imports/:id/write': async ({ db }) => {
      const { id } = await buildImport(db, { state: 'checked', columns })
      return { id, body: { only_fitting: false } }
    },
    'POST /imports/:id/take_back': async ({ db }) => {
      const { id } = await buildImport(db, { state: 'done', columns, written_at: new Date(defaultNow) })
      return { id }
    },
    'DELETE /imports/:id': idOfAny,
  },
  changingCalls: {
    'PUT /imports/:id': {
      build: anyImport,
      changes: () => [
        { date_order: 'day_first' },
        { columns: [{ field: 'date' }, { field: 'description' }] },
      ],
    },
    'DELETE /imports/:id': { build: anyImport, changes: noChanges },
  },
}
