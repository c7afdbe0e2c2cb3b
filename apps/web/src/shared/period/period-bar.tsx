import type { ReactNode } from 'react'
import styles from './period-bar.module.css'

/** A `PeriodChooser` or a switch of views, and the `FilterBar` beside it. */
export const PeriodBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.controls}>{children}</div>
)
