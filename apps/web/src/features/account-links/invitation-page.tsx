import { invitations } from '@portal/contract/accounts/account-links'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../api/api-errors.ts'
import { q, useApiMutation } from '../../api/query.ts'
import { EntryButton, EntryLink } from '../../entry/button.tsx'
import { t } from '../../messages/messages.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { forgetEverything } from '../../session/sign-out.ts'
import { storeUser } from '../../session/stored-user.ts'
import { MessageScreen } from '../../shared/message-screen.tsx'
import { PanelScreen } from '../../shared/panel/panel-screen.tsx'
import { PagePending } from '../../shell/screens/page-pending.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

/** Sets the password of an invited person and signs them in. */
export function InvitationPage({ token }: { token: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const invitation = useQuery({ ...q(invitations.show, { params: { token } }), retry: false })
  const accept = useApiMutation(invitations.accept)
  const save = (password: string) =>
    accept.mutate(
      { params: { token }, body: { password } },
      {
        onSuccess: async ({ user }) => {
          // Somebody else may be signed in in this browser.
          forgetEverything(queryClient)
          queryClient.setQueryData(sessionQuery.queryKey, user)
          storeUser(user)
          await router.invalidate()
          await router.navigate({ to: '/', replace: true })
        },
      },
    )
  if (invitation.data) {
    const { name, email } = invitation.data
    return (
      <PanelScreen title={t.accountLinks.invitationTitle} lead={t.accountLinks.invitationLead(name)}>
        <SetPasswordForm
          email={email}
          error={accept.error}
          isRunning={accept.isPending || accept.isSuccess}
          onSave={save}
        />
      </PanelScreen>
    )
  }
  if (!invitation.error) return <PagePending />
  const isOver = invitation.error instanceof ApiError && invitation.error.status === 404
  return (
    <MessageScreen title={isOver ? invitation.error.message : t.accountLinks.invitationFailed}>
      {isOver ? (
        <EntryLink to="/">{t.accountLinks.toLogin}</EntryLink>
      ) : (
        <EntryButton onClick={() => void invitation.refetch()}>{t.actions.tryAgain}</EntryButton>
      )}
    </MessageScreen>
  )
}
