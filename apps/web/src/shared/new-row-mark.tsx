import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../messages/messages.ts'
import styles from './new-row-mark.module.css'
import { StateMark } from './states/state-mark.tsx'

/** The heading of the row that was just created; scrolls it into view. */
export function NewRowMark({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.heading}>{children}</div>
      <span className={styles.mark}>
        <StateMark look={{ color: 'var(--portal-state-good)' }}>{t.lists.newRow}</StateMark>
      </span>
    </div>
  )
}
