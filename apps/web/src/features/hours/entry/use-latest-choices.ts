import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import type { LatestQuery } from '../hours-queries.ts'
import { pairsOf, usualCategory } from './latest-choices.ts'

const lastUsedSchema = z.object({ project_id: z.int(), category_id: z.int() })
type LastUsed = z.output<typeof lastUsedSchema>

const keyFor = (userId: number) => `portal.last-record.${userId}`

/** Stores the project and the category of the last record that was logged for this user in this browser. */
export const rememberLastUsed = (userId: number, { project_id, category_id }: LastUsed) =>
  writeStored(keyFor(userId), { project_id, category_id })

/**
 * What a person's latest records propose: the project that was used last, in this browser or else at all, the category
 * that is usual with a project, and the pairs of both.
 */
export function useLatestChoices(userId: number | undefined, latest: LatestQuery) {
  const { data, isLoading } = useQuery({ ...latest, enabled: userId !== undefined })
  const remembered = userId === undefined ? undefined : readStored(keyFor(userId), lastUsedSchema)
  const records = data?.paginate_records ?? []
  const pairs = pairsOf(records)
  const last = remembered ?? pairs[0]
  return {
    pairs,
    isLoading,
    project_id: last?.project_id ?? null,
    categoryOf: (projectId: number | null): number | null => {
      // A category that is replaced while somebody reads it is worse than one that comes a moment later.
      if (isLoading) return null
      return usualCategory(records, projectId) ?? last?.category_id ?? null
    },
  }
}
