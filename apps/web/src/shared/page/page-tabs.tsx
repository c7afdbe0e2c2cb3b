import { createLink } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import styles from './page-tabs.module.css'

/** Links between pages that belong together, below their heading. Where they are wider than a phone they scroll. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs} data-no-print>
      {children}
    </nav>
  )
}

/** TanStack marks the link of the present page with `aria-current`. */
export const PageTab = createLink((props: ComponentPropsWithRef<'a'>) => (
  <a {...props} className={styles.tab} />
))
