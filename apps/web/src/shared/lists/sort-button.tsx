import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Sorting } from './data-columns.ts'
import styles from './sort-button.module.css'

type HeaderProps = { title: string; field: string; sorting: Sorting }

/** A column's title that sorts: ascending, then descending, then the usual order. */
export function SortButton({ title, field, sorting: { value, onChange } }: HeaderProps) {
  const direction = directionOf(field, value)
  const next = direction === 'ascending' ? `-${field}` : direction === 'descending' ? undefined : field
  const Icon =
    direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <button type="button" className={styles.button} onClick={() => onChange(next)}>
      {title}
      <Icon size={14} aria-hidden className={direction === undefined ? styles.idle : undefined} />
    </button>
  )
}

/** The value of `aria-sort`. */
export function directionOf(field: string | undefined, value: string | undefined) {
  if (field === undefined || value === undefined) return undefined
  if (value === field) return 'ascending'
  return value === `-${field}` ? 'descending' : undefined
}
