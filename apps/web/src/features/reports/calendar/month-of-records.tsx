import { Loader } from '@mantine/core'
import type { Day, Month } from '@portal/domain/days'
import { formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import type { PendingLeave } from '../../../reference/leave/pending-leave.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { isWithoutContract } from '../without-contract.ts'
import type { MonthQuery } from './calendar-queries.ts'
import type { CalendarSearch } from './calendar-search.ts'
import { MonthGrid } from './days/month-grid.tsx'
import { PhoneMonth } from './days/phone-month.tsx'
import styles from './month-of-records.module.css'
import { MonthPicker } from './month-picker.tsx'
import { type MonthView, monthView } from './month-view.ts'
import { listedDay, type MonthLimits } from './shown-month.ts'
import { useShownMonth } from './use-shown-month.ts'

type Props = {
  today: Day
  month: Month
  limits: MonthLimits
  search: CalendarSearch
  /** The person whose month is shown; undefined for one's own. */
  userId?: number
  /**
   * A text that names the person and the project whose records are shown. Records of another person or project do not
   * stay while these are loading.
   */
  of: string
  /** Whether the records are those of one project only. */
  isFiltered?: boolean
  /** The person's own leave that waits for a decision. */
  pending?: readonly PendingLeave[] | undefined
  queryOf: (month: Month) => MonthQuery
  onMonth: (month: Month) => void
  /** Called when a phone is to list another day. */
  onList: (day: Day) => void
}

/** A month of a person's records, leave and holidays, and the choice of the month. */
export function MonthOfRecords({
  today,
  limits,
  search,
  isFiltered = false,
  pending,
  userId,
  ...props
}: Props) {
  const { month: asked, of, queryOf, onMonth, onList } = props
  const isPhone = useIsPhone()
  const shown = useShownMonth({ of, month: asked, query: queryOf(asked) })
  const { month, answer, isOutdated } = shown
  const view = monthView({ month, today, answer, isFiltered, pending })
  const state = { month, view, isLoaded: answer !== undefined, isOutdated, userId }
  return (
    <section className={styles.calendar}>
      <div className={styles.bar}>
        <MonthPicker month={asked} limits={limits} today={today} queryOf={queryOf} onChange={onMonth} />
        <p className={styles.total} role="status">
          {(isOutdated || !answer) && !shown.error && (
            <Loader size="xs" className={styles.loader} aria-hidden />
          )}
          {answer && !isOutdated && totalOf(view)}
        </p>
      </div>
      {answer && isWithoutContract(month, answer) && (
        <p className={styles.note}>{t.reports.noContract(month)}</p>
      )}
      {shown.error ? (
        <ErrorNotice title={t.records.failed} error={shown.error} onRetry={shown.retry} />
      ) : isPhone ? (
        <PhoneMonth {...state} listed={listedDay(search, month, today)} onList={onList} />
      ) : (
        <MonthGrid {...state} today={today} />
      )}
    </section>
  )
}

const totalOf = ({ hours, missing, over }: MonthView): string =>
  t.calendar.total({
    hours: formatHours(hours),
    missing: missing > 0 ? formatMissingHours(missing) : undefined,
    over: over > 0 ? formatHours(over) : undefined,
  })
