import { type User, users } from '@portal/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { toastError, toastSuccess } from '../../../shared/toasts.ts'
import { useUpdateUser } from '../profile-queries.ts'

type Changes = Partial<Pick<User, 'active' | 'status'>>

/** Saves a switch or a select when it is moved. It shows the new value meanwhile, and the old one after a refusal. */
export function useSaveAtOnce(user: User) {
  const queryClient = useQueryClient()
  const update = useUpdateUser()
  const everyCopy = { queryKey: [users.show.url] }

  const show = (changes: Changes) =>
    queryClient.setQueriesData<User>(everyCopy, (known) =>
      known?.id === user.id ? { ...known, ...changes } : known,
    )

  const save = async (changes: Changes) => {
    const before = { active: user.active, status: user.status }
    // An answer that is on its way would put the old value back for a moment.
    await queryClient.cancelQueries(everyCopy)
    show(changes)
    try {
      await update.mutateAsync({ params: { id: user.id }, body: { user: changes } })
      toastSuccess(t.userProfile.userUpdated)
    } catch (error) {
      show(before)
      toastError(error instanceof Error ? error : t.userProfile.updateFailed)
    }
  }

  return { save, isSaving: update.isPending }
}
