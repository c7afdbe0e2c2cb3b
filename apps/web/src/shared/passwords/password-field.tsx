import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { hasBlankEnd } from '@portal/domain/people/passwords'
import { useState } from 'react'
import { t } from '../../messages/messages.ts'

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
