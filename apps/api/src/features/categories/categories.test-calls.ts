import { categories, categorySort } from '@portal/contract/categories'
import type { TestApp } from '../../../test/app.ts'
import { changing, newName, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCategory } from '../../../test/factories/category.ts'

const anyCategory = ({ db }: TestApp) => buildCategory(db)
const idOfAny = async (api: TestApp) => ({ id: (await anyCategory(api)).id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /categories.csv': plain,
    'GET /categories.xlsx': plain,
    'GET /categories': plain,
    'POST /categories': () => ({ body: { category: newName() } }),
    'PATCH /categories/:id': changing(idOfAny, () => ({ category: newName() })),
    'DELETE /categories/:id': idOfAny,
  },
  changingCalls: {
    'PATCH /categories/:id': {
      build: anyCategory,
      changes: () => [newName(), { description: 'Sizing work' }],
      everyField: () => ({ name: newName(), description: { description: 'Sizing work' } }),
    },
    'DELETE /categories/:id': { build: anyCategory, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'categories',
      list: categories.list,
      sorts: categorySort.options,
      build: ({ api }, name) =>
        buildCategory(api.db, { name, description: name === 'Gamma' ? null : `About ${name}` }),
    },
  ],
  searchedRows: [
    {
      rows: 'categories',
      columns: ['categories.name_folded'],
      add: async (admin, name) =>
        (await admin.call(categories.create, { body: { category: { name } } })).data.id,
      rename: (admin, id, name) =>
        admin.call(categories.update, { params: { id }, body: { category: { name } } }),
      lists: {
        'by name': async (admin, name) =>
          (await admin.call(categories.list, { query: { name } })).data.map((row) => row.name),
      },
    },
  ],
}
