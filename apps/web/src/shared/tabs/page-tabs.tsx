import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './page-tabs.module.css'

/** Links between pages that belong together, below their heading. */
export const PageTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles.tabs} data-no-print>
    {children}
  </nav>
)

/** TanStack marks the link of the present page with `aria-current`. */
export const PageTab = createLink((props: ComponentPropsWithRef<'a'>) => (
  <a {...props} className={styles.tab} />
))
