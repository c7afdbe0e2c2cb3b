import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { hasBlankEnd } from '@portal/domain/people/passwords'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'
import { AccountOfPassword } from './account-of-password.tsx'
import { PasswordStrengthMeter } from './password-strength.tsx'

/** A password field whose text can be shown, by keyboard too. It tells of a blank at an end, which nobody sees. */
export function PasswordField(props: PasswordInputProps) {
  const [endsBlank, setEndsBlank] = useState(false)
  return (
    <PasswordInput
      {...props}
      description={endsBlank ? t.fields.blankEnd : props.description}
      onInput={({ currentTarget }) => setEndsBlank(hasBlankEnd(currentTarget.value))}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t.actions.showPassword }}
    />
  )
}

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
    <AccountOfPassword email={email} />
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
