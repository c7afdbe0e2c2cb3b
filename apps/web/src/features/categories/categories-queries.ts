import { categories, categorySort } from '@portal/contract/categories'
import { q } from '../../api/query.ts'

/** The categories of a search, in the order of the address; an order that the list does not have counts as absent. */
export const categoriesList = ({ name, sort }: { name?: string | undefined; sort?: string | undefined }) =>
  q(categories.list, { query: { name, sort: categorySort.safeParse(sort).data } })
