export type PageQuery = { page?: number | undefined; limit: number }
export type Slice = { limit: number; offset: number }

/** One page with every row, for lists that become files. */
export const onePage = { page: 1, limit: 2_147_483_647 }

/** The rows of one page; the first page when none is named. */
export const sliceOf = ({ page = 1, limit }: PageQuery): Slice => ({ limit, offset: (page - 1) * limit })

/** The rows of one page; undefined without a page, for lists that are then returned whole. */
export const sliceIfPaged = (query: PageQuery): Slice | undefined =>
  query.page === undefined ? undefined : sliceOf(query)

/** The number of pages: 0 for an empty list, 1 for a list returned whole. */
export const pageCount = (count: number, slice: Slice | undefined): number =>
  slice === undefined ? Math.min(count, 1) : Math.ceil(count / slice.limit)
