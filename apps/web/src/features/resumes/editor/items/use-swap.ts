import type { Resume } from '@portal/contract/resumes/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { resumeById } from '../resume-queries.ts'
import { atPositions, swappedPositions } from './swapped-rows.ts'

type OrderedSection = 'experiences' | 'educations' | 'resume_projects' | 'skills'
type Swap = { before: Resume; positions: Record<string, number> }

/** The key of the changes of a CV's order, which are shown before they are saved. */
export const sortingOf = (resumeId: number) => ['order of a CV', resumeId] as const

let lastSave: Promise<unknown> = Promise.resolve()

/**
 * Swaps two items of a section. The new order is shown at once, and the old one again after a refusal. The swaps are
 * saved one after the other.
 */
export function useSwap(
  resumeId: number,
  section: OrderedSection,
  save: (positions: Record<string, number>) => Promise<unknown>,
) {
  const queryClient = useQueryClient()
  const { queryKey } = resumeById(String(resumeId))
  const { mutate } = useMutation({
    mutationKey: sortingOf(resumeId),
    // `save` is a change of its own, after which everything is fetched again.
    meta: { changesNothingElse: true },
    onMutate: async ({ before, positions }: Swap) => {
      // The answer to a request that was sent before would show the old order for a moment.
      await queryClient.cancelQueries({ queryKey })
      const shown: Resume = {
        ...before,
        [section]: atPositions<Resume[OrderedSection][number]>(before[section], positions),
      }
      queryClient.setQueryData(queryKey, shown)
    },
    mutationFn: ({ positions }) => {
      const saved = lastSave.then(() => save(positions))
      lastSave = saved.catch(() => undefined)
      return saved
    },
    onSuccess: () => toastSuccess(t.resumeEditor.sorted),
    onError: (_error, { before }) => {
      queryClient.setQueryData(queryKey, before)
      toastError(t.resumeEditor.updateFailed)
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return (oneId: number, otherId: number) => {
    const before = queryClient.getQueryData(queryKey)
    const positions = before && swappedPositions(before[section], oneId, otherId)
    if (positions) mutate({ before, positions })
  }
}
