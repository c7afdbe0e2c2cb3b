import { passwordResets } from '@portal/contract/accounts/account-links'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ApiError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { forgetEverything } from '../../session/sign-out.ts'
import { PanelScreen } from '../../shared/panel/panel-screen.tsx'
import styles from './account-links.module.css'
import { SetPasswordForm } from './set-password-form.tsx'

/** Sets a new password by the link of a mail, and leads to the login. */
export function ResetPasswordPage({ token }: { token: string }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const use = useApiMutation(passwordResets.use)
  const isOver = use.error instanceof ApiError && use.error.status === 404
  const save = (password: string) =>
    use.mutate(
      { params: { token }, body: { password } },
      {
        onSuccess: async () => {
          // Sessions of the account have ended, also one in this browser.
          forgetEverything(queryClient)
          await router.navigate({ to: '/', search: { reset: true }, replace: true })
        },
      },
    )
  return (
    <PanelScreen title={t.accountLinks.resetTitle} lead={t.accountLinks.resetLead}>
      <SetPasswordForm email={undefined} error={use.error} isRunning={use.isPending} onSave={save} />
      {isOver && (
        <Link to="/forgot-password" className={styles.link}>
          {t.accountLinks.askAgain}
        </Link>
      )}
    </PanelScreen>
  )
}
