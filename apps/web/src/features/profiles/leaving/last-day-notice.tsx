import type { BehindLastDay as Behind } from '@portal/contract/profiles/leaving'
import { type Day, formatDay } from '@portal/domain/days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { behindLastDay } from '../profile-queries.ts'
import styles from './behind-last-day.module.css'
import { BehindLastDay } from './behind-last-day.tsx'

/** Names what lies behind a last work day that is not saved yet; shows nothing where there is nothing behind it. */
export function LastDayNotice({ userId, lastDay }: { userId: number; lastDay: Day }) {
  const { data, isError } = useQuery({
    ...behindLastDay(userId, lastDay),
    placeholderData: keepPreviousData,
  })
  return (
    <div aria-live="polite">
      {isError && <p className={styles.hint}>{t.leaving.unknown(formatDay(lastDay))}</p>}
      {data && isAnything(data) && (
        <section aria-label={t.leaving.behind(formatDay(data.last_day))} className={styles.notice}>
          <h3 ref={bringIntoView} className={styles.heading}>
            {t.leaving.behind(formatDay(data.last_day))}
          </h3>
          <BehindLastDay {...data} />
        </section>
      )}
    </div>
  )
}

/**
 * Scrolls the notice into view: the field of the day is the form's last, so that what appears below it may be out of
 * sight.
 */
const bringIntoView = (heading: HTMLElement | null) => heading?.scrollIntoView({ block: 'nearest' })

const isAnything = ({ leave, hours, contracts, equipment }: Behind) =>
  hours !== null || leave.count + contracts.count + equipment.count > 0
