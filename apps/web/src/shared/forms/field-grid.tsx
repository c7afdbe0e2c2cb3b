import type { ReactNode } from 'react'
import styles from './field-grid.module.css'

type Props = {
  /** Whether each field has the whole line on wide screens too. */
  isSingle?: boolean
  children: ReactNode
}

/** Two fields of a form beside each other; below each other on phones. */
export const FieldGrid = ({ isSingle = false, children }: Props) => (
  <div className={styles.grid} data-single={isSingle || undefined}>
    {children}
  </div>
)
