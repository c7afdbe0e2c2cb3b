import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../messages/messages.ts'
import { AccountOfPassword } from './account-of-password.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

type Props = {
  form: Pick<UseFormReturnType<{ password: string; confirmation: string }>, 'getInputProps' | 'values'>
  /** Of the account. Password managers file the new password under it. */
  email: string
}

/** The fields of a form that sets a password, typed twice. */
export const NewPasswordFields = ({ form, email }: Props) => (
  <>
    <AccountOfPassword email={email} />
    <NewPasswordField
      label={t.fields.newPassword}
      password={form.values.password}
      data-autofocus
      {...form.getInputProps('password')}
    />
    <PasswordField
      label={t.fields.confirmation}
      autoComplete="new-password"
      required
      {...form.getInputProps('confirmation')}
    />
  </>
)
