import { hasBlankEnd } from '@portal/domain/people/passwords'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { t } from '../../messages/messages.ts'
import styles from './fields.module.css'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>

/** A password field with a button that shows the text. It tells of a blank at an end, which nobody sees. */
export function PasswordField(props: Props) {
  const [isVisible, setVisible] = useState(false)
  const [endsBlank, setEndsBlank] = useState(false)
  const Icon = isVisible ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      hint={endsBlank ? t.fields.blankEnd : undefined}
      onInput={({ currentTarget }) => setEndsBlank(hasBlankEnd(currentTarget.value))}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-label={t.actions.showPassword}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </TextField>
  )
}
