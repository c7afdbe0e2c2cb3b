import { passwordResets } from '@portal/contract/accounts/account-links'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { forgetEverything } from '../../session/sign-out.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { LinkPage } from './link-page.tsx'

/** Sets a new password by the link of a mail, and leads to the login. */
export function ResetPasswordPage({ token }: { token: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reset = useQuery({ ...q(passwordResets.show, { params: { token } }), retry: false })
  const use = useApiMutation(passwordResets.use)
  const save = (password: string) =>
    use.mutate(
      { params: { token }, body: { password } },
      {
        onSuccess: async () => {
          // The server has ended the session of this browser, whoever's it was.
          forgetEverything(queryClient)
          await router.navigate({ to: '/', search: { reset: true }, replace: true })
        },
      },
    )
  return (
    <LinkPage shown={reset} use={use} words={t.accountLinks.reset} onSave={save}>
      <LinkButton to="/forgot-password">{t.accountLinks.askAgain}</LinkButton>
      <LinkButton to="/" variant="default">
        {t.accountLinks.toLogin}
      </LinkButton>
    </LinkPage>
  )
}
