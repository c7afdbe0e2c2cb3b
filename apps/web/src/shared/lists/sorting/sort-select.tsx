import { IconArrowsSort } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { t } from '../../../messages/messages.ts'
import type { Sorting } from '../data-columns.ts'
import { useSortPlace } from './sort-place.tsx'
import styles from './sort-select.module.css'

type Props = { columns: readonly { title: string; sort?: string }[]; sorting: Sorting }

/** Sorts a phone's list, which has no headers: an icon beside the filters, or above the list where there are none. */
export function SortSelect({ columns, sorting: { value, onChange } }: Props) {
  const { element } = useSortPlace()
  const choices = columns.flatMap(({ title, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t.lists.ascending(title) },
          { value: `-${sort}`, label: t.lists.descending(title) },
        ],
  )
  const select = (
    <span className={styles.button} data-active={value !== undefined || undefined}>
      <IconArrowsSort size={20} aria-hidden />
      <select
        aria-label={t.lists.sort}
        className={styles.select}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{t.lists.unsorted}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  )
  return element ? createPortal(select, element) : <div className={styles.alone}>{select}</div>
}
