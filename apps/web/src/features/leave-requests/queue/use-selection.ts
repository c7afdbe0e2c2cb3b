import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useState } from 'react'

/** Which of the shown requests are selected. What is not shown counts as not selected until it is shown again. */
export function useSelection(shown: readonly LeaveRequest[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const decidable = (shown ?? []).filter(({ can }) => can.decline)
  const selected = decidable.filter(({ id }) => chosen.has(id))
  return {
    decidable,
    selected,
    has: ({ id }: LeaveRequest) => chosen.has(id),
    toggle: ({ id }: LeaveRequest) =>
      setChosen((now) =>
        now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]),
      ),
    toggleAll: () =>
      setChosen(new Set(selected.length === decidable.length ? [] : decidable.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
