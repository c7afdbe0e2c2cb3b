import type { CopiedRecords } from '@portal/contract/hours/copy-records'
import { formatHours } from '@portal/domain/hours/hours'
import type { Key, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { wordsOfSent } from '../../../messages/refusals.ts'
import styles from './copy-dialog.module.css'

type Props = {
  preview: CopiedRecords
  /** Whether each record names its day. */
  isOfWeek: boolean
}

/** The records that a copy makes, and those that it leaves out, by reason. */
export function CopyPreview({ preview, isOfWeek }: Props) {
  const { created, left_out } = preview
  const byReason = Map.groupBy(left_out, (record) => wordsOfSent(record) ?? record.reason)
  return (
    <>
      {created.length === 0 && <p className={styles.none}>{t.copyHours.nothingFits}</p>}
      {created.length > 0 && (
        <List label={t.copyHours.fits}>
          {created.map((record) => (
            <Item key={record.id} record={record} isOfWeek={isOfWeek} />
          ))}
        </List>
      )}
      {[...byReason].map(([reason, records]) => (
        <section key={reason} className={styles.leftOut} aria-label={t.copyHours.leftOut(reason)}>
          <h3 className={styles.reason}>{t.copyHours.leftOut(reason)}</h3>
          <List label={reason}>
            {records.map((record, place) => (
              <Item key={keyOf(record, place)} record={record} isOfWeek={isOfWeek} />
            ))}
          </List>
        </section>
      ))}
    </>
  )
}

type Shown = {
  date: string
  project: string | null
  category: string | null
  hours: number
  description?: string
}

/** Two records of a day may have the same project and category. */
const keyOf = ({ date, project, category }: Shown, place: number): Key =>
  `${date} ${project} ${category} ${place}`

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
)

const Item = ({ record, isOfWeek }: { record: Shown; isOfWeek: boolean }) => (
  <li className={styles.item}>
    {isOfWeek && <span className={styles.day}>{t.copyHours.shortDay(record.date)}</span>}
    <span className={styles.work}>
      {t.hours.pair(record.project ?? '', record.category ?? '')}
      {record.description && <span className={styles.description}>{record.description}</span>}
    </span>
    <span className={styles.hours} data-figures>
      {t.hours.dayHours(formatHours(record.hours), undefined)}
    </span>
  </li>
)
