import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { forgetPage, rememberedPage, rememberPage } from '../../../reference/remembered-page.ts'
import { filterTextOf } from '../filters/candidate-filter.ts'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import { candidatesPage } from './candidates-queries.ts'

const route = getRouteApi('/_app/vacancies_/$id')

/** The page that an address without one opens. Under a filter that is the first one. */
export const openedPage = (vacancyId: number, search: CandidateSearch): number =>
  search.page ?? (filterTextOf(search) === undefined ? rememberedPage(vacancyId) : 1)

/** A page of a vacancy's candidates as the address says; without a page there, the one that was shown last. */
export function useCandidateList(vacancyId: number) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [entryPage, setEntryPage] = useState(() => openedPage(vacancyId, search))
  const filter = filterTextOf(search)
  const page = search.page ?? entryPage
  const list = useQuery(keepingRows(candidatesPage({ vacancyId, filter, page })))

  // From this step on, an address without a page means the first page, so that Back finds it.
  const isInAddress = search.page !== undefined || entryPage === 1
  useEffect(() => {
    if (isInAddress) return
    void navigate({ search: (now) => ({ ...now, page: entryPage }), replace: true, resetScroll: false })
  }, [isInAddress, entryPage, navigate])
  // Pages of a filtered list mean nothing without the filter.
  useEffect(() => {
    if (filter === undefined) rememberPage(vacancyId, page)
  }, [vacancyId, filter, page])

  /** The address of another filter. Under it other columns have candidates, so that the chosen one is forgotten. */
  const filterBy = ({ by, value }: Pick<CandidateSearch, 'by' | 'value'>) => {
    if (by !== search.by) forgetPage(vacancyId)
    setEntryPage(1)
    void navigate({
      search: (now) => ({ ...now, by, value, page: undefined, column: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  const toPage = (next: number) => {
    setEntryPage(1)
    void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })
  }

  return { search, filter, page, list, filterBy, toPage }
}
