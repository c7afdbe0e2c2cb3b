import { Button, Modal } from '@mantine/core'
import { sessions } from '@portal/contract/accounts/sessions'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../api/api-errors.ts'
import { useApiMutation } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { useUser } from '../session/use-user.ts'
import { DialogFooter } from '../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts'
import { BusyButton } from '../shared/forms/busy-button.tsx'
import { useOverlay } from '../shared/overlays/use-overlay.ts'
import { AccountOfPassword } from '../shared/passwords/account-of-password.tsx'
import { PasswordField } from '../shared/passwords/password-field.tsx'
import styles from './confirm-session-dialog.module.css'

type Props = { onConfirmed: () => void; onClose: () => void }

/** Asks for the own password before something that an open session alone must not do. */
export function ConfirmSessionDialog({ onConfirmed, onClose }: Props) {
  const user = useUser()
  const confirm = useApiMutation(sessions.confirm)
  const [password, setPassword] = useState('')
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of a dialog below is not sent with it.
    event.stopPropagation()
    if (password !== '' && !confirm.isPending)
      confirm.mutate({ body: { password } }, { onSuccess: onConfirmed })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.confirmSession.title}
      size="sm"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <form noValidate onSubmit={submit}>
        <p className={styles.text}>{t.confirmSession.text}</p>
        <AccountOfPassword email={user.email} />
        <PasswordField
          label={t.confirmSession.password}
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          error={confirm.error && sentenceOf(confirm.error)}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            if (confirm.error) confirm.reset()
          }}
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t.actions.cancel}
          </Button>
          <BusyButton type="submit" loading={confirm.isPending}>
            {t.confirmSession.confirm}
          </BusyButton>
        </DialogFooter>
      </form>
    </Modal>
  )
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message
  if (error.status === 429) return t.login.tooMany(error.retryAfterSeconds)
  return error.errors.password?.[0] ?? error.message
}
