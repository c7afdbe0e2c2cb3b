import { undo } from '@portal/contract/undo'
import { NetworkError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { toastError, toastSuccess, toastUndoable } from '../toasts/toasts.ts'

/**
 * Shows a success with a button that takes the change back by its token. It is for `onUndoable` of `useApiMutation`, and
 * goes on when the dialog of the change has closed. An undo that the network lost is offered again.
 */
export function useUndoOffer() {
  const { mutateAsync } = useApiMutation(undo.create)
  const offer = (message: string, token: string, thing?: string) =>
    toastUndoable(message, thing, () => {
      mutateAsync({ body: { token } }).then(
        () => toastSuccess(t.actions.undone),
        (error: Error) => {
          toastError(error)
          if (error instanceof NetworkError) offer(message, token, thing)
        },
      )
    })
  return offer
}
