import type { ReactNode } from 'react'
import styles from './chart-panels.module.css'

/** Charts side by side, on panels as high as the higher of them. */
export const ChartPanels = ({ children }: { children: ReactNode }) => (
  <div className={styles.panels}>{children}</div>
)

export const ChartPanel = ({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) => (
  <div className={styles.panel} data-wide={isWide || undefined}>
    {children}
  </div>
)
