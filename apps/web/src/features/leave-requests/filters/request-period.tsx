import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useToday } from '../../../session/use-user.ts'
import { type Period, stepped, switched } from '../../../shared/period/period.ts'
import { PeriodChooser } from '../../../shared/period/period-chooser.tsx'
import type { useRequestMoves } from '../use-request-moves.ts'

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
