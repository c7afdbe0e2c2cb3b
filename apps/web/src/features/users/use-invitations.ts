import { invitations } from '@portal/contract/accounts/account-links'
import type { ListedUser, MadeInvitation } from '@portal/contract/users'
import { useState } from 'react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'

type Invited = { full_name: string; email: string }

/** Invites again and withdraws. A link that no mail takes to the person is `shown` until it is closed. */
export function useInvitations() {
  const create = useApiMutation(invitations.create)
  const remove = useApiMutation(invitations.remove)
  const [shown, setShown] = useState<{ name: string; url: string }>()
  const announce = ({ full_name, email }: Invited, { url }: MadeInvitation) => {
    if (url === undefined) toastSuccess(t.users.invited(email))
    else setShown({ name: full_name, url })
  }
  return {
    shown,
    close: () => setShown(undefined),
    announce,
    inviteAgain: (user: ListedUser) =>
      create.mutate(
        { params: { id: user.id } },
        { onSuccess: (made) => announce(user, made), onError: toastError },
      ),
    withdraw: async (user: ListedUser) => {
      await remove.mutateAsync({ params: { id: user.id } })
      toastSuccess(t.users.withdrawn(user.full_name))
    },
  }
}
