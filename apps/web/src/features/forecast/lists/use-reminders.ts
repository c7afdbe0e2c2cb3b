import { forecast } from '@portal/contract/forecast/forecast'
import { useRef } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'

/** Returns the function that reminds a person, or everybody without hours, and says whom it reached. */
export function useReminders() {
  const { mutateAsync } = useApiMutation(forecast.remind)
  const isSending = useRef(false)

  const send = async (userId: number | undefined) => {
    // Of a double click only the first is sent.
    if (isSending.current) return
    isSending.current = true
    try {
      const body = userId === undefined ? {} : { user_ids: [userId] }
      toastSuccess(t.forecast.reminded(await mutateAsync({ body })))
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      isSending.current = false
    }
  }
  return (userId: number | undefined) => void send(userId)
}
