import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { forgetPage, rememberedPage, rememberPage } from '../../../reference/remembered-page.ts'
import { filtersOf } from '../filters/candidate-filter.ts'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import { candidatesPage } from './candidates-queries.ts'

/** Whether the address leaves some candidates out. */
export const isNarrowed = (search: CandidateSearch): boolean =>
  filtersOf(search).length > 0 || Boolean(search.search)

/** The page that an address without one opens. Under a filter, a sorting and of all candidates that is the first one. */
export const openedPage = (vacancyId: number | undefined, search: CandidateSearch): number =>
  search.page ?? (vacancyId === undefined || isOwnOrder(search) ? 1 : rememberedPage(vacancyId))

/** Pages of a filtered or sorted list mean nothing without the filter and the order. */
const isOwnOrder = (search: CandidateSearch) => isNarrowed(search) || search.sort !== undefined

type Place = {
  vacancyId?: number | undefined
  search: CandidateSearch
  /** Writes the address; `isStep` makes a step to which Back returns. */
  go: (change: (now: CandidateSearch) => CandidateSearch, isStep: boolean) => void
}

/** A page of candidates as the address says; without a page there, the one that was shown last. */
export function useCandidateList({ vacancyId, search, go }: Place) {
  const [entryPage, setEntryPage] = useState(() => openedPage(vacancyId, search))
  const page = search.page ?? entryPage
  const list = useQuery(keepingRows(candidatesPage({ vacancyId, search }, page)))

  // From this step on, an address without a page means the first page, so that Back finds it.
  const isInAddress = search.page !== undefined || entryPage === 1
  useEffect(() => {
    if (!isInAddress) go((now) => ({ ...now, page: entryPage }), false)
  }, [isInAddress, entryPage, go])
  const isRemembered = vacancyId !== undefined && !isOwnOrder(search)
  useEffect(() => {
    if (isRemembered) rememberPage(vacancyId, page)
  }, [isRemembered, vacancyId, page])

  /** Shows other candidates or another order. Other columns have candidates then, so that the chosen one is forgotten. */
  const show = (next: Partial<CandidateSearch>) => {
    setEntryPage(1)
    go((now) => ({ ...now, ...next, page: undefined, column: undefined }), false)
  }
  const forgetPageOfKind = () => {
    if (vacancyId !== undefined) forgetPage(vacancyId)
    show({})
  }
  const toPage = (next: number) => {
    setEntryPage(1)
    go((now) => ({ ...now, page: next === 1 ? undefined : next }), true)
  }

  /** The address of the list with the page that is shown, which the pages of its candidates go on with. */
  const listed = { ...search, page: page === 1 ? undefined : page }

  return { search, listed, page, list, show, forgetPageOfKind, toPage }
}
