import { newPasswordForm, passwords } from '@portal/contract/accounts/passwords'
import type { User } from '@portal/contract/accounts/user'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { NewPasswordFields } from '../../../shared/passwords/new-password-fields.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import styles from '../profile-page.module.css'

type Props = { user: User; onClose: () => void }

/** Sets the password of another person who has forgotten theirs. */
export function ResetPasswordModal({ user, onClose }: Props) {
  const name = useNameOfPerson(user.id, user.full_name)
  const change = useApiMutation(passwords.change)
  const { form, failure, submitWith } = useSchemaForm({
    schema: newPasswordForm,
    initialValues: { password: '', confirmation: '' },
    draft: undefined,
  })
  const save = submitWith(async ({ password }) => {
    await change.mutateAsync({
      params: { id: user.id },
      ifMatch: user.version,
      body: { user: { password } },
    })
    toastSuccess(t.profiles.passwordUpdated)
    onClose()
  })
  return (
    <FormModal
      title={t.profiles.resetPasswordOf(name)}
      size="sm"
      form={form}
      submitLabel={t.profiles.resetPassword}
      failure={failure}
      onClose={onClose}
      onSubmit={save}
    >
      <p className={styles.note}>{t.profiles.resetPasswordHint}</p>
      <NewPasswordFields form={form} email={user.email} />
    </FormModal>
  )
}
