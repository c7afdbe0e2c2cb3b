import { Button } from '@mantine/core'
import { sessions } from '@portal/contract/accounts/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { sentenceOfProof } from '../../session/sentence-of-proof.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { useUser } from '../../session/use-user.ts'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { BusyButton } from '../../shared/forms/busy-button.tsx'
import { AccountOfPassword } from '../../shared/passwords/account-of-password.tsx'
import { PasswordField } from '../../shared/passwords/password-field.tsx'
import styles from './confirm-session-dialog.module.css'
import { ProviderProof } from './provider-proof.tsx'

type Props = { onConfirmed: () => void; onClose: () => void }

/** Confirms by the own password. */
export function PasswordProof({ onConfirmed, onClose }: Props) {
  const user = useUser()
  const confirm = useApiMutation(sessions.confirm)
  const seeFactor = useSeeFactor()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of a dialog below is not sent with it.
    event.stopPropagation()
    if (password !== '' && !confirm.isPending)
      confirm.mutate({ body: { password } }, { onSuccess: onConfirmed, onError: seeFactor })
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.text}>{t.confirmSession.text}</p>
      <AccountOfPassword email={user.email} />
      <PasswordField
        label={t.confirmSession.password}
        autoComplete="current-password"
        required
        data-autofocus
        // It may come after the dialog has given its first focus.
        autoFocus
        value={password}
        error={confirm.error && sentenceOfProof(confirm.error)}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value)
          if (confirm.error) confirm.reset()
        }}
      />
      <ProviderProof />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.cancel}
        </Button>
        <BusyButton type="submit" loading={confirm.isPending}>
          {t.confirmSession.confirm}
        </BusyButton>
      </DialogFooter>
    </form>
  )
}

/** Reads the session again where the person has set up a factor in another tab; the dialog then asks for that. */
function useSeeFactor() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (error: Error) => {
    if (!(error instanceof ApiError && error.code === 'session.factor_needed')) return
    await queryClient.refetchQueries(sessionQuery)
    await router.invalidate()
  }
}
