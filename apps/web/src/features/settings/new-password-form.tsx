import { newPasswordForm, passwords } from '@portal/contract/accounts/passwords'
import { useNavigate } from '@tanstack/react-router'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { keepFocus } from '../../shared/focus/keep-focus.ts'
import { BusyButton } from '../../shared/forms/busy-button.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { LeaveGuard } from '../../shared/overlays/use-leave-question.tsx'
import { NewPasswordFields } from '../../shared/passwords/new-password-fields.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './new-password-form.module.css'

export function NewPasswordForm() {
  const user = useUser()
  const navigate = useNavigate()
  const change = useApiMutation(passwords.change)
  const { form, failure, submitWith } = useSchemaForm({
    schema: newPasswordForm,
    initialValues: { password: '', confirmation: '' },
    draft: undefined,
  })
  const save = submitWith(async ({ password }) => {
    await change.mutateAsync({
      params: { id: user.id },
      // This form shows nothing of the account, so no other change contradicts it.
      ifMatch: undefined,
      body: { user: { password } },
    })
    toastSuccess(t.settings.updated)
    await navigate({ to: '/', ignoreBlocker: true })
  })
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <NewPasswordFields form={form} email={user.email} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <BusyButton {...keepFocus} type="submit" className={styles.save} loading={form.submitting}>
        {form.isUnsent ? t.actions.tryAgain : t.actions.save}
      </BusyButton>
      {form.isChanged && <LeaveGuard onDiscard={form.discard} />}
    </form>
  )
}
