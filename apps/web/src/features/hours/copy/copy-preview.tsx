import { VisuallyHidden } from '@mantine/core'
import type { CopiedRecords, LeftOutRecord } from '@portal/contract/hours/copy-records'
import { formatHours } from '@portal/domain/hours/hours'
import type { Key, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { wordsOfSent } from '../../../messages/refusals.ts'
import styles from './copy-dialog.module.css'

type Props = {
  preview: CopiedRecords
  /** Whether each record names its day. */
  isOfWeek: boolean
  /** The records that the copy can make. */
  children: ReactNode
}

/** The records that a copy can make, and those that do not fit, by reason. */
export function CopyPreview({ preview, isOfWeek, children }: Props) {
  const { created, left_out } = preview
  const byReason = Map.groupBy(left_out, (record) => wordsOfSent(record) ?? record.reason)
  return (
    <>
      {created.length === 0 && <p className={styles.none}>{t.copyHours.nothingFits}</p>}
      {created.length > 0 && left_out.length > 0 && (
        <p className={styles.none}>{t.copyHours.leftOutCount(left_out.length)}</p>
      )}
      {children}
      {[...byReason].map(([reason, records]) => (
        <section key={reason} className={styles.leftOut} aria-label={t.copyHours.leftOut(reason)}>
          <h3 className={styles.reason}>{t.copyHours.leftOut(reason)}</h3>
          <List label={reason} records={records} isOfWeek={isOfWeek} />
        </section>
      ))}
    </>
  )
}

type ListProps = { label: string; records: readonly LeftOutRecord[]; isOfWeek: boolean }

const List = ({ label, records, isOfWeek }: ListProps) => (
  <ul aria-label={label} className={styles.list}>
    {records.map((record, place) => (
      // Two records of a day may have the same project and category.
      <li key={keyOf(record, place)} className={styles.item}>
        {isOfWeek && <DayOf record={record} isRepeated={records[place - 1]?.date === record.date} />}
        <span className={styles.work}>{t.hours.pair(record.project, record.category)}</span>
        <span className={styles.hours} data-figures>
          {t.hours.dayHours(formatHours(record.hours), undefined)}
        </span>
      </li>
    ))}
  </ul>
)

const keyOf = ({ date, project, category }: LeftOutRecord, place: number): Key =>
  `${date} ${project} ${category} ${place}`

/** The day of a record, shown once for those of one day. */
const DayOf = ({ record: { date }, isRepeated }: { record: LeftOutRecord; isRepeated: boolean }) => {
  const name = t.copyHours.dayOfWeek(date)
  return <span className={styles.day}>{isRepeated ? <VisuallyHidden>{name}</VisuallyHidden> : name}</span>
}
