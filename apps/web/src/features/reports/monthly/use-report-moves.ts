import type { Day } from '@portal/domain/days'
import { getRouteApi } from '@tanstack/react-router'
import { type Period, periodOf, searchForPeriod } from '../../../shared/period/period.ts'
import { keepFilters, keepView } from './report-choice.ts'
import { filtersOf, searchWithFilters, withoutChosen } from './report-filters.ts'
import type { FilterKind, ReportFilters, ReportSearch, ReportView } from './report-search.ts'

const route = getRouteApi('/_app/admin-monthly-report')

/** Changes the period, the view, the order, the filters and the page in the address of the monthly report. */
export function useReportMoves(userId: number, today: Day) {
  const navigate = route.useNavigate()
  const shownIn = (address: ReportSearch) => periodOf(address, { today, latest: today })
  const filter = (next: (chosen: ReportFilters) => ReportFilters) =>
    void navigate({
      search: (now) => {
        const chosen = next(filtersOf(now))
        keepFilters(userId, chosen)
        return searchWithFilters(now, chosen)
      },
      replace: true,
      resetScroll: false,
    })
  // Another view or order leads to the first page.
  const show = (next: Pick<ReportSearch, 'group' | 'sort'>) =>
    void navigate({
      search: (now) => ({ ...now, ...next, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  return {
    // Each step starts from the address that is being opened, so that none of several quick steps is lost.
    moveTo: (next: (shown: Period) => Period | undefined) =>
      void navigate({
        search: (now) => searchForPeriod(now, next(shownIn(now)) ?? shownIn(now)),
        replace: true,
        resetScroll: false,
      }),
    showView: (view: ReportView) => {
      const group = view === 'person' ? undefined : view
      keepView(userId, group)
      show({ group, sort: undefined })
    },
    sortBy: (view: ReportView, sort: string | undefined) =>
      show({ group: view === 'person' ? undefined : view, sort }),
    filter,
    remove: (kind: FilterKind, id: number) => filter((chosen) => withoutChosen(chosen, kind, id)),
    reset: () => filter(() => ({})),
    toPage: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) }),
  }
}
