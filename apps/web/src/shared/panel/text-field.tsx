import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './fields.module.css'

type Props = ComponentPropsWithRef<'input'> & {
  label: string
  error?: string | undefined
  /** What is worth knowing of the text; an error comes instead. */
  hint?: string | undefined
  /** A button inside the field, at its end. */
  children?: ReactNode
}

/** A text field without the component library (see EntryButton), which keeps its text itself. */
export function TextField({ label, error, hint, children, ...props }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error || hint
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
          aria-describedby={note ? noteId : undefined}
        />
        {children}
      </div>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
