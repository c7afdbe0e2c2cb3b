import { categories } from '@portal/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'

/** The category of that id; undefined until it is loaded, and where there is none. */
export const useCategory = (id: number | undefined) =>
  useQuery({
    ...q(categories.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: ([category]) => category,
  }).data
