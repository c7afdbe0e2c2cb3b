import type { Category, CategoryQuery } from '@portal/contract/categories'
import { rowsAtOnce } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { listCategories } from './categories.ts'

/** The list of categories as a file. */
export const categoriesTable: TableOfList<'categories', Category, CategoryQuery> = {
  cells: {
    name: ({ name }) => name,
    description: ({ description }) => description,
  },
  read: async (from, actor, filters) => rowsAtOnce(await listCategories(from, actor, filters)),
}
