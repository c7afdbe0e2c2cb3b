import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../../messages/messages.ts'

/** A password field whose text can be shown, by keyboard too. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    {...props}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': t.actions.showPassword }}
  />
)
