import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Sorting } from '../data-columns.ts'
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
      <Icon size={14} aria-hidden className={direction === 'none' ? styles.idle : undefined} />
    </button>
  )
}

/** The value of `aria-sort` of a column by which the list can be sorted. */
export function directionOf(field: string, value: string | undefined) {
  if (value === field) return 'ascending'
  return value === `-${field}` ? 'descending' : 'none'
}
