import { invitations } from '@portal/contract/accounts/account-links'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { forgetEverything } from '../../session/sign-out.ts'
import { useEnterPortal } from '../../session/use-enter-portal.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { LinkPage } from './link-page.tsx'

/** Sets the password of an invited person and signs them in. */
export function InvitationPage({ token }: { token: string }) {
  const router = useRouter()
  const enter = useEnterPortal()
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
          await enter({ user })
          await router.navigate({ to: '/', replace: true })
        },
      },
    )
  return (
    <LinkPage shown={invitation} use={accept} words={t.accountLinks.invitation} onSave={save}>
      <LinkButton to="/">{t.accountLinks.toLogin}</LinkButton>
    </LinkPage>
  )
}
