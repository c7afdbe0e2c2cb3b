import { type Day, formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import type { LeaveKind } from '../../../reference/record-kinds.ts'
import { WorkedLeaveNotice } from '../../../reference/worked-leave-notice.tsx'
import { ListCaption } from '../../../shared/page/page-header.tsx'
import styles from './day-records.module.css'
import { RecordsTable } from './records-table.tsx'

type Props = Omit<ComponentProps<typeof RecordsTable>, 'label'> & {
  title: string
  date: Day
  /** The sum of all records of the day, not only of those on this page. */
  totalHours: number | undefined
  /** The leave that takes the whole day although hours are logged on it. */
  workedLeave?: LeaveKind | undefined
  /** The content below the list. */
  children?: ReactNode
}

/** The records of a day with their sum. */
export function DayRecords({ title, date, totalHours, workedLeave, children, ...list }: Props) {
  return (
    <section className={styles.section}>
      <ListCaption
        title={title}
        total={totalHours === undefined ? undefined : t.records.totalHours(formatHours(totalHours))}
      />
      {workedLeave && (
        <div className={styles.notice}>
          <WorkedLeaveNotice leave={workedLeave} />
        </div>
      )}
      <RecordsTable {...list} label={t.hours.recordsOn(title, formatDay(date))} />
      {children}
    </section>
  )
}
