import { notifications } from '@portal/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { t } from '../../messages/messages.ts'
import { toastError } from '../../shared/toasts/toasts.ts'
import { type Marked, markingOf, withMarking } from './loaded-notifications.ts'
import { changeLoaded, fetchAgain, ownNotifications } from './notifications-queries.ts'
import { tellTabs } from './other-tabs.ts'

const mutationKey = [notifications.read.url]

/** Marks one notification or all of them as read. They are shown so at once, and as before when the server refuses. */
export function useMarkRead(): (marked: Marked) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    meta: { changesNothingElse: true },
    mutationFn: (marked: Marked): Promise<unknown> =>
      marked === 'all'
        ? call(notifications.readAll, {})
        : call(notifications.read, { params: { id: marked }, body: { read: true } }),
    onMutate: async (marked) => {
      // An answer under way would bring the old state back.
      await queryClient.cancelQueries({ queryKey: ownNotifications.queryKey })
      const loaded = queryClient.getQueryData(ownNotifications.queryKey)
      if (!loaded) return undefined
      const marking = markingOf(loaded, marked)
      changeLoaded(queryClient, (now) => withMarking(now, marking, true))
      return marking
    },
    onSuccess: (_answer, marked) => tellTabs(marked),
    onError: (_error, _marked, marking) => {
      if (marking) changeLoaded(queryClient, (now) => withMarking(now, marking, false))
      toastError(t.notifications.failed)
    },
    onSettled: () => {
      // While another notification is being marked, an answer would still show it as unread.
      if (queryClient.isMutating({ mutationKey }) === 1) void fetchAgain(queryClient)
    },
  })
  return mutate
}
