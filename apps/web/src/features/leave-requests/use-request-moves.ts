import { useToday } from '../../session/use-user.ts'
import { type Period, periodOf, searchForPeriod } from '../../shared/period/period.ts'
import type { RequestsSearch } from './requests-search.ts'

export type OnSearch = (
  next: (now: RequestsSearch) => RequestsSearch,
  options?: { replace?: boolean; resetScroll?: boolean },
) => void

/** Changes the period, the filters and the page in the address of a list of requests. */
export function useRequestMoves(onSearch: OnSearch) {
  const today = useToday()
  return {
    // Each step starts from the address that is being opened, so that none of several quick steps is lost.
    moveTo: (next: (shown: Period) => Period | undefined) =>
      onSearch(
        (now) => {
          const shown = periodOf(now, { today })
          return searchForPeriod(now, next(shown) ?? shown)
        },
        { replace: true, resetScroll: false },
      ),
    filter: (chosen: Pick<RequestsSearch, 'user' | 'pending'>) =>
      onSearch((now) => ({ ...now, ...chosen, page: undefined }), { replace: true, resetScroll: false }),
    closeOpened: () => onSearch((now) => ({ ...now, request: undefined }), { replace: true }),
    goTo: (page: number) => onSearch((now) => ({ ...now, page: page === 1 ? undefined : page })),
  }
}
