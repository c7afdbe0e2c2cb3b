export type PageQuery = { page?: number | undefined; limit: number }
export type Slice = { limit: number; offset: number }

/** The part of a list that belongs on a page; the first when none is named. */
export const sliceOf = ({ page = 1, limit }: PageQuery): Slice => ({ limit, offset: (page - 1) * limit })

/** For lists that without a page are given whole: undefined then. */
export const sliceIfPaged = (query: PageQuery): Slice | undefined =>
  query.page === undefined ? undefined : sliceOf(query)

/** 0 when there is nothing; a list given whole is one page. */
export const pageCount = (count: number, slice: Slice | undefined): number =>
  slice === undefined ? Math.min(count, 1) : Math.ceil(count / slice.limit)
