import { portal } from '@portal/contract/portal'
import { q } from '../api/query.ts'

/** Facts for everyone: the company's time zone and, in a demo, its accounts. */
export const portalQuery = {
  ...q(portal.show),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { outlivesChanges: true } as const,
}
