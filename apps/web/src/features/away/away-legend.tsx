import type { PersonAway } from '@portal/contract/away'
import type { Holiday } from '@portal/contract/holidays'
import { type LeaveType, leaveTypes } from '@portal/domain/leave/leave'
import { t } from '../../messages/messages.ts'
import styles from './away-legend.module.css'
import { LeaveSwatch } from './leave-bar.tsx'

type Props = {
  people: readonly PersonAway[]
  holidays: readonly Pick<Holiday, 'date' | 'title'>[]
}

/** What the letters and looks of the shown bars mean, and the names of the holidays. */
export function AwayLegend({ people, holidays }: Props) {
  const shown = people.flatMap(({ leave }) => leave)
  const kinds = new Set<LeaveType>(shown.map(({ request_type }) => request_type))
  const pending = shown.find(({ status }) => status === 'pending')
  if (kinds.size === 0 && holidays.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={t.away.legend}>
      {leaveTypes
        .filter((type) => kinds.has(type))
        .map((type) => (
          <li key={type}>
            <LeaveSwatch type={type} isPending={false} hasText />
            {t.leaveName(type, null)}
          </li>
        ))}
      {pending && (
        <li>
          <LeaveSwatch type={pending.request_type} isPending />
          {t.away.pending}
        </li>
      )}
      {holidays.map(({ date, title }) => (
        <li key={date}>
          <span className={styles.holiday}>{t.away.period(date, date)}</span>
          {title}
        </li>
      ))}
    </ul>
  )
}
