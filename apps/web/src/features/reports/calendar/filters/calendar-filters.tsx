import { useRef } from 'react'
import { t } from '../../../../messages/messages.ts'
import { useShortcut } from '../../../../shared/shortcuts.ts'
import styles from './calendar-filters.module.css'
import type { PersonFilterProps } from './person-filters.tsx'
import { PersonFilters } from './person-filters.tsx'

/** Chooses the person and the project, also visible on phones; the key `/` goes to the person. */
export function CalendarFilters(props: PersonFilterProps) {
  const bar = useRef<HTMLElement>(null)
  useShortcut('/', t.shortcuts.focusFilter, () => bar.current?.querySelector<HTMLElement>('input')?.focus())
  return (
    <search ref={bar} className={styles.filters} data-no-print>
      <PersonFilters {...props} />
    </search>
  )
}
