import { type TouchedRequest, touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import { useRef } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'

/** Counts one request again, or all of them. */
export function useRecount() {
  const one = useApiMutation(touchedLeave.recount)
  const all = useApiMutation(touchedLeave.recountAll)
  const counting = useRef(new Set<number>())

  const count = async ({ id, version, user, days, days_after }: TouchedRequest) => {
    // Only the first click of a double click is sent.
    if (counting.current.has(id)) return
    counting.current.add(id)
    try {
      await one.mutateAsync({ params: { id }, ifMatch: version })
      toastSuccess(t.touchedLeave.counted(user.full_name, days, days_after))
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      counting.current.delete(id)
    }
  }
  /** Counts all requests again in several calls, because the server counts a bounded number at once. */
  const countAll = async () => {
    let total = 0
    for (;;) {
      const { recounted, left } = await all.mutateAsync({})
      total += recounted
      if (left === 0 || recounted === 0) break
    }
    toastSuccess(t.touchedLeave.allCounted(total))
  }
  return { count: (request: TouchedRequest) => void count(request), countAll }
}
