import type { TimeRecord } from '@portal/contract/hours/hours'
import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../../messages/messages.ts'
import { kindColors, kindName, markColor } from '../../../../reference/record-kinds.ts'
import { isLeave, type MonthDay } from '../month-view.ts'
import styles from './calendar-entries.module.css'

type Props = {
  day: MonthDay
  /** Whether texts are shown whole, as in a phone's list. They are cut where the cell is narrow. */
  isWhole?: boolean
}

/** The holiday, the leave, pending leave and the worked hours of a day, in the colours of their kinds. */
export function CalendarEntries({ day: { holiday, records, waiting }, isWhole = false }: Props) {
  if (holiday === undefined && records.length === 0 && waiting.length === 0) return null
  return (
    <ul className={styles.entries} data-whole={isWhole || undefined}>
      {holiday !== undefined && (
        <li className={styles.off} style={{ backgroundColor: kindColors.holiday }}>
          <span className={styles.name}>{holiday}</span>
        </li>
      )}
      {waiting.map((request) => (
        <li key={request.id} className={styles.waiting} style={{ color: markColor(request.request_type) }}>
          <span className={styles.name}>
            {t.calendar.pending(t.leaveName(request.request_type, request.paid_leave_type))}
          </span>
        </li>
      ))}
      {records.map((record) =>
        isLeave(record) ? (
          <li
            key={record.id}
            className={styles.off}
            style={{ backgroundColor: kindColors[record.record_type] }}
          >
            <span className={styles.name}>{kindName(record)}</span>
          </li>
        ) : (
          <Worked key={record.id} record={record} />
        ),
      )}
    </ul>
  )
}

function Worked({ record }: { record: TimeRecord }) {
  const text = record.description === '' ? record.category : record.description
  return (
    <li className={styles.worked} style={{ color: kindColors.regular }}>
      <span className={styles.line}>
        <span className={styles.name}>{record.project}</span>
        <span className={styles.hours}>{t.calendar.hours(formatHours(record.hours))}</span>
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </li>
  )
}
