import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import { formatHours, sumHours } from '@portal/domain/hours/hours'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { type LeaveKind, workedLeaveOf } from '../../../reference/record-kinds.ts'
import { WorkedLeaveNotice } from '../../../reference/worked-leave-notice.tsx'
import { ListCaption } from '../../../shared/lists/page-header.tsx'
import styles from './day-records.module.css'
import { RecordsTable } from './records-table.tsx'

type Props = Omit<ComponentProps<typeof RecordsTable>, 'label'> & {
  title: string
  /** The sum of all records of the day, not only of those on this page. */
  totalHours: number | undefined
  /** The leave that takes the whole day although hours are logged on it. */
  workedLeave?: LeaveKind | undefined
  /** The content below the list. */
  children?: ReactNode
}

/** The records of a day with their sum. */
export function DayRecords({ title, totalHours, workedLeave, children, ...list }: Props) {
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
      <RecordsTable {...list} label={title} />
      {children}
    </section>
  )
}

type OfDay = {
  records: readonly TimeRecord[] | undefined
  totalHours: number | undefined
  workedLeave: LeaveKind | undefined
}

/** A person's records of a day out of its week's, the newest first, with their sum; undefined until the week is known. */
export function recordsOn(date: Day, week: readonly TimeRecord[] | undefined): OfDay {
  const records = week?.filter((record) => record.date === date).toSorted((a, b) => b.id - a.id)
  return {
    records,
    totalHours: records && sumHours(records.map((record) => record.hours)),
    workedLeave: workedLeaveOf(records ?? []),
  }
}
