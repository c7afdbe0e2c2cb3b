import type { TimeRecord } from '@portal/contract/records'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { type Column, DataTable, type ListQuery } from '../../shared/data-table.tsx'
import styles from './day-records.module.css'
import { formatHours } from './hours.ts'

type Props = {
  title: string
  columns: readonly Column<TimeRecord>[]
  /** Undefined until they are loaded. */
  records: readonly TimeRecord[] | undefined
  /** Of all records of the day, not of the page alone. */
  totalHours: number | undefined
  query: ListQuery
  empty: ReactNode
  /** What follows the list. */
  children?: ReactNode
}

/** The records of a day with their sum. */
export function DayRecords({ title, columns, records, totalHours, query, empty, children }: Props) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {totalHours !== undefined && (
          <p className={styles.total} data-figures>
            {t.submitHours.totalHours(formatHours(totalHours))}
          </p>
        )}
      </header>
      <DataTable
        label={title}
        columns={columns}
        rows={records}
        query={query}
        rowKey={(record) => record.id}
        failed={t.submitHours.recordsFailed}
        empty={empty}
      />
      {children}
    </section>
  )
}
