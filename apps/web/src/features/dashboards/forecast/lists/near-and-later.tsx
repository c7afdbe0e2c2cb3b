import { nearDays } from '@portal/domain/bench-forecast'
import type { ReactNode } from 'react'
import { t } from '../../../../messages/messages.ts'
import styles from '../forecast-lists.module.css'

type Row = { id: number; days_left: number }
type Props<R extends Row> = { rows: readonly R[]; empty: string; children: (row: R) => ReactNode }

/** The rows of the next 30 days and those of the 30 after them, each under its heading. */
export function NearAndLater<R extends Row>({ rows, empty, children }: Props<R>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const parts = [
    { title: t.forecast.nearTitle, rows: rows.filter(({ days_left }) => days_left <= nearDays) },
    { title: t.forecast.laterTitle, rows: rows.filter(({ days_left }) => days_left > nearDays) },
  ]
  return parts
    .filter((part) => part.rows.length > 0)
    .map((part) => (
      <div key={part.title} className={styles.part}>
        <h2 className={styles.title}>{part.title}</h2>
        <ul className={styles.rows} aria-label={part.title}>
          {part.rows.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      </div>
    ))
}
