import type { Day } from '@portal/domain/days'
import type { QueryClient } from '@tanstack/react-query'
import { ownContracts, ownWeek } from './hours-queries.ts'

/** Asks for what the page of a day begins with, while its code is on the way. */
export function prefetchOwnDay(queryClient: QueryClient, date: Day) {
  void queryClient.prefetchQuery(ownWeek(date))
  void queryClient.prefetchQuery(ownContracts(date))
  // Missing code is asked for again, and spoken of, when the page wants it.
  void import('./records/records-table.tsx').catch(() => undefined)
}
