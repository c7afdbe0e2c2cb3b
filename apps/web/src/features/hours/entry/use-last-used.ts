import { useQuery } from '@tanstack/react-query'
import type { LatestQuery } from '../hours-of.ts'
import { type LastUsed, readLastUsed } from './last-used.ts'

/**
 * What the form begins with: as remembered in this browser, or, in one that remembers nothing of the person, as in
 * the latest of their records.
 */
export function useLastUsed(userId: number | undefined, latest: LatestQuery): LastUsed | undefined {
  const remembered = userId === undefined ? undefined : readLastUsed(userId)
  const isForgotten = userId !== undefined && remembered === undefined
  const { data } = useQuery({ ...latest, enabled: isForgotten })
  if (remembered || !isForgotten) return remembered
  const worked = data?.paginate_records.find((record) => record.record_type === 'regular')
  if (!worked?.project_id || !worked.category_id) return undefined
  return { project_id: worked.project_id, category_id: worked.category_id }
}
