import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../messages/messages.ts'
import { PasswordStrengthMeter } from '../panel/password-strength.tsx'

/** A password field whose text can be shown, by keyboard too. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    {...props}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': t.actions.showPassword }}
  />
)

type Props = {
  form: Pick<
    UseFormReturnType<{ password: string; confirmation: string }>,
    'getInputProps' | 'values' | 'errors'
  >
  /** Of the account. Password managers file the new password under it. */
  email: string
}

/** The fields of a form that sets a password, typed twice. */
export const NewPasswordFields = ({ form, email }: Props) => (
  <>
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <PasswordField
      label={t.fields.newPassword}
      autoComplete="new-password"
      required
      data-autofocus
      {...form.getInputProps('password')}
    />
    <PasswordStrengthMeter password={form.values.password} isRefused={Boolean(form.errors.password)} />
    <PasswordField
      label={t.fields.confirmation}
      autoComplete="new-password"
      required
      {...form.getInputProps('confirmation')}
    />
  </>
)
