import type { NamesQuery } from '@portal/contract/shared/paging'
import { type AnyColumn, and, type SQL } from 'drizzle-orm'
import { isAnyOf } from './any-of.ts'
import { containsWords, type FoldedColumn } from './containing.ts'

/** The columns of a list of names; `name` is the folded form. */
type Columns = { id: AnyColumn; name: FoldedColumn }

/** The rows that a list of names for selects asks for. */
export const isNamed = ({ id, name }: Columns, query: NamesQuery): SQL | undefined =>
  and(
    query.name === undefined ? undefined : containsWords(name, query.name),
    query.id === undefined ? undefined : isAnyOf(id, query.id),
  )
