import { categories, categorySort } from '@portal/contract/categories'
import { q } from '../../api/query.ts'

type Search = { name?: string | undefined; sort?: string | undefined }

/** Which categories the address shows, in its order; an order that the list does not have counts as absent. */
export const listOf = ({ name, sort }: Search) => ({ name, sort: categorySort.safeParse(sort).data })

export const categoriesList = (search: Search) => q(categories.list, { query: listOf(search) })
