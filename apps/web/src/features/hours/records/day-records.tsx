import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { t } from '../../../messages/messages.ts'
import { formatHours } from '../hours.ts'
import styles from './day-records.module.css'
import type { RecordsTable as Table } from './records-table.tsx'

const RecordsTable = lazy(() =>
  import('./records-table.tsx').then((file) => ({ default: file.RecordsTable })),
)

type Props = Omit<ComponentProps<typeof Table>, 'label'> & {
  title: string
  /** Of all records of the day, not of the page alone. */
  totalHours: number | undefined
  /** What follows the list. */
  children?: ReactNode
}

/** The records of a day with their sum. */
export function DayRecords({ title, totalHours, children, ...list }: Props) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {totalHours !== undefined && (
          <p className={styles.total} data-figures>
            {t.hours.totalHours(formatHours(totalHours))}
          </p>
        )}
      </header>
      <Suspense>
        <RecordsTable {...list} label={title} />
      </Suspense>
      {children}
    </section>
  )
}
