import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useToday } from '../../session/use-user.ts'
import { type Period, periodOf, searchForPeriod, stepped, switched } from '../../shared/period/period.ts'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import type { RequestsSearch } from './requests-search.ts'

type Props = {
  period: Period
  moveTo: ReturnType<typeof useRequestMoves>['moveTo']
  /** The query of the first page of another period, which is fetched before it is shown. */
  queryOf: (period: Period) => { queryKey: QueryKey }
}

/** Chooses the month or the day of a list of requests; the future is offered too. */
export function RequestPeriod({ period, moveTo, queryOf }: Props) {
  const today = useToday()
  const queryClient = useQueryClient()
  return (
    <PeriodChooser
      period={period}
      onSwitch={(kind) => moveTo((shown) => switched(shown, kind, today))}
      onChoose={(chosen) => moveTo(() => chosen)}
      onStep={(step) => moveTo((shown) => stepped(shown, step, undefined))}
      onIntent={(step) => {
        const next = stepped(period, step, undefined)
        if (next) void queryClient.prefetchQuery(queryOf(next))
      }}
    />
  )
}

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
