import type { ReactNode } from 'react'
import styles from './dialog-footer.module.css'

/** The buttons of a dialog that may be higher than the screen. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.footer}>{children}</div>
)
