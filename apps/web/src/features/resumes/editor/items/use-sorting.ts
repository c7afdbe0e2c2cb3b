import type { Resume } from '@portal/contract/resumes/resumes'
import { movedToGap, type Period, positionsOf, swapped, withNew } from '@portal/domain/resumes/item-order'
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { resumeById } from '../resume-queries.ts'
import { atPositions } from './placed-rows.ts'
import type { Sorting } from './plain-items.tsx'

type OrderedSection = 'experiences' | 'educations' | 'resume_projects' | 'skills'
type Positions = Record<string, number>
type Change = { ids: readonly number[]; isQuiet: boolean }

/** The key of the changes of a CV's order, which are shown before they are saved. */
export const sortingOf = (resumeId: number) => ['order of a CV', resumeId] as const

let lastSave: Promise<unknown> = Promise.resolve()
/** The newest order of each section. It holds all positions, so that those before it need no save any more. */
const newest = new Map<string, readonly number[]>()

/**
 * The items of a section and the changes of their order. A new order is shown at once, and the old one again after a
 * refusal. The orders are saved one after the other, with the positions of all items.
 */
export function useSorting<Row extends { id: number; position: number }>(
  resumeId: number,
  section: OrderedSection,
  rows: readonly Row[],
  save: (positions: Positions) => Promise<unknown>,
) {
  const queryClient = useQueryClient()
  const { queryKey } = resumeById(String(resumeId))
  const key = `${resumeId} ${section}`
  const [shown, setShown] = useState<readonly number[]>()
  const items = shown ? atPositions(rows, positionsOf(shown)) : rows

  const { mutate } = useMutation({
    mutationKey: sortingOf(resumeId),
    // `save` is a change of its own, after which everything is fetched again.
    meta: { changesNothingElse: true },
    // The answer to a request that was sent before would show the old order for a moment.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    mutationFn: ({ ids }: Change) => {
      const saved = lastSave.then(() => (newest.get(key) === ids ? save(positionsOf(ids)) : undefined))
      lastSave = saved.catch(() => undefined)
      return saved
    },
    onSuccess: (_answer, { ids, isQuiet }) => {
      if (newest.get(key) !== ids) return
      queryClient.setQueryData(queryKey, (resume: Resume | undefined) => {
        const placed =
          resume && atPositions<Resume[OrderedSection][number]>(resume[section], positionsOf(ids))
        return resume && { ...resume, [section]: placed }
      })
      // The page is told of the data a moment later, and the order before the change would be shown until then: the next
      // arrow key would move an item from there. This is told after it.
      notifyManager.schedule(() => setShown((now) => (now === ids ? undefined : now)))
      if (!isQuiet) toastSuccess(t.resumeEditor.sorted)
    },
    onError: (_error, { ids }) => {
      if (newest.get(key) !== ids) return
      setShown(undefined)
      toastError(t.resumeEditor.updateFailed)
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  const show = (ids: readonly number[], isQuiet = false) => {
    newest.set(key, ids)
    setShown(ids)
    mutate({ ids, isQuiet })
  }
  const ids = items.map(({ id }) => id)
  const isSame = (order: readonly number[]) => order.every((id, place) => id === ids[place])
  const change = (order: readonly number[]) => {
    if (!isSame(order)) show(order)
  }
  const sorting: Sorting = {
    move: (id, gap) => change(movedToGap(ids, id, gap)),
    swap: (oneId, otherId) => change(swapped(ids, oneId, otherId)),
  }
  return {
    items,
    sorting,
    /** Puts an item that was just added, at the end, where its dates say. */
    place: (added: Row, periodOf: (row: Row) => Period) => {
      const dated = (row: Row) => ({ id: row.id, ...periodOf(row) })
      const order = withNew(items.map(dated), dated(added))
      if (order.at(-1) !== added.id) show(order, true)
    },
  }
}
