import { vacancies } from '@portal/contract/vacancies'
import type { TestApp } from '../../../test/app.ts'
import { changing, eachAlone, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildVacancy } from '../../../test/factories/vacancy.ts'

const anyVacancy = ({ db }: TestApp) => buildVacancy(db)
const idOfAny = async (api: TestApp) => ({ id: (await anyVacancy(api)).id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /vacancies.csv': plain,
    'GET /vacancies.xlsx': plain,
    'GET /vacancies': plain,
    'GET /vacancies/names': plain,
    'GET /vacancies/:id': idOfAny,
    'POST /vacancies': () => ({
      body: {
        vacancy: { title: 'Backend developer', url: 'jobs.test/1', min_salary: 1000, max_salary: 2000 },
      },
    }),
    'PUT /vacancies/:id': changing(idOfAny, () => ({ vacancy: { where_published: 'DOU' } })),
    'DELETE /vacancies/:id': idOfAny,
  },
  changingCalls: {
    'PUT /vacancies/:id': {
      build: anyVacancy,
      changes: () => [{ max_salary: 2000 }, { level: 'senior' }],
      everyField: () =>
        eachAlone({
          title: 'Backend developer',
          where_published: 'DOU',
          url: 'https://jobs.test/2',
          level: 'senior',
          min_salary: 1000,
          max_salary: 2000,
        }),
    },
    'DELETE /vacancies/:id': { build: anyVacancy, changes: noChanges },
  },
  searchedRows: [
    {
      rows: 'vacancies',
      columns: ['vacancies.title_folded'],
      add: async (admin, title) =>
        (await admin.call(vacancies.create, { body: { vacancy: { title } } })).data.id,
      rename: (admin, id, title) =>
        admin.call(vacancies.update, { params: { id }, body: { vacancy: { title } } }),
      lists: {
        'for selects': async (admin, name) =>
          (await admin.call(vacancies.names, { query: { name } })).data.map((row) => row.title),
      },
    },
  ],
}
