import { type MissingHours, missingHours } from '@portal/contract/hours/missing-hours'
import { useRef } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'

type Sent = { userId: number | undefined; from: MissingHours }

/** Returns the function that reminds a person, or everybody without hours, and says whom it reached. */
export function useReminders(missing: MissingHours) {
  const { mutateAsync } = useApiMutation(missingHours.remind)
  const isSending = useRef(false)
  const done = useRef<Sent>(undefined)

  const send = async (userId: number | undefined) => {
    // Only the first click of a double click is sent, also when its answer comes before the second click and the list
    // is still the old one. The answer to a second request would say that the person had been reminded before.
    const isDone = done.current?.from === missing && done.current.userId === userId
    if (isSending.current || isDone) return
    isSending.current = true
    try {
      const body = userId === undefined ? {} : { user_ids: [userId] }
      toastSuccess(t.forecast.reminded(await mutateAsync({ body })))
      done.current = { userId, from: missing }
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      isSending.current = false
    }
  }
  return (userId: number | undefined) => void send(userId)
}
