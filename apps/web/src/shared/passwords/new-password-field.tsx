import type { PasswordInputProps } from '@mantine/core'
import styles from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import { PasswordStrengthMeter } from './password-strength.tsx'

type Props = Omit<PasswordInputProps, 'classNames'> & {
  /** What is typed. */
  password: string
}

/** The field of a new password. How hard it is to guess stands in the line of the label, where it takes no height. */
export const NewPasswordField = ({ password, ...props }: Props) => (
  <div className={styles.field}>
    <PasswordField
      autoComplete="new-password"
      required
      classNames={{ root: styles.parts ?? '', label: styles.label ?? '' }}
      {...props}
    />
    <PasswordStrengthMeter password={password} isRefused={Boolean(props.error)} />
  </div>
)
