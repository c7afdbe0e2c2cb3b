import { portal } from '@portal/contract/portal'
import { call } from '../api/client.ts'
import { q } from '../api/query.ts'
import { noteCompanyDay } from './company-day.ts'

/** The query of the facts for everyone: the company's time zone and, in a demo, its accounts. */
export const portalQuery = {
  ...q(portal.show),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await call(portal.show, {}, { signal })
    noteCompanyDay(answer.time_zone, answer.today)
    return answer
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { outlivesChanges: true } as const,
}
