import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './fields.module.css'

type Props = ComponentPropsWithRef<'input'> & {
  label: string
  error?: string | undefined
  /** A button inside the field, at its end. */
  children?: ReactNode
}

/** A text field without the component library (see EntryButton), which keeps its text itself. */
export function TextField({ label, error, children, ...props }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...props}
          id={id}
          className={`${styles.input} ${children ? styles.toggled : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {children}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
