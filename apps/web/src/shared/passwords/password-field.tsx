import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../../messages/messages.ts'

/** A password that can be shown, by keyboard too. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    {...props}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': t.actions.showPassword }}
  />
)

/** Lets password managers file a new password under the right account. */
export const AccountOfPassword = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
