export type PageQuery = { page?: number | undefined; limit: number }
export type Slice = { limit: number; offset: number }

/** The rows of one page; the first page when none is named. */
export const sliceOf = ({ page = 1, limit }: PageQuery): Slice => ({ limit, offset: (page - 1) * limit })

/** For lists that are returned whole without a page; undefined then. */
export const sliceIfPaged = (query: PageQuery): Slice | undefined =>
  query.page === undefined ? undefined : sliceOf(query)

/** 0 for an empty list, 1 for a list returned whole. */
export const pageCount = (count: number, slice: Slice | undefined): number =>
  slice === undefined ? Math.min(count, 1) : Math.ceil(count / slice.limit)
