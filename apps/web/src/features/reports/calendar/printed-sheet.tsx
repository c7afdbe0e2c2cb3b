import type { ReactNode } from 'react'
import styles from './printed-sheet.module.css'

/** A page that is printed on one A4 sheet in landscape, under a heading of its own. */
export const PrintedSheet = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={styles.sheet}>
    <p className={styles.heading} aria-hidden="true">
      {heading}
    </p>
    {children}
  </div>
)
