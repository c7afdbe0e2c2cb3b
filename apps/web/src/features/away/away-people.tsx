import type { away } from '@portal/contract/away'
import type { Month } from '@portal/domain/days'
import type { CallOutput } from '../../api/answer.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { Folded } from '../../shared/folded.tsx'
import { AwayCards } from './away-cards.tsx'
import { AwayLegend } from './away-legend.tsx'
import styles from './away-page.module.css'
import { AwayTimeline } from './away-timeline.tsx'

type Props = {
  answer: CallOutput<(typeof away)['list']>
  month: Month
  isUpdating: boolean
}

/** The people of a page, on a phone those with leave. */
export function People({ answer, month, isUpdating }: Props) {
  const isPhone = useIsPhone()
  const today = useToday()
  const { people, holidays, count, away_count } = answer
  if (count === 0) return <p className={styles.empty}>{t.away.nobodyListed}</p>
  const chart = (
    <>
      <AwayTimeline month={month} today={today} people={people} holidays={holidays} isUpdating={isUpdating} />
      <AwayLegend people={people} holidays={holidays} />
    </>
  )
  if (!isPhone) return chart
  const withLeave = people.filter(({ leave }) => leave.length > 0)
  return (
    <>
      {withLeave.length === 0 ? (
        <p className={styles.empty}>{away_count === 0 ? t.away.nobodyAway : t.away.nobodyElse}</p>
      ) : (
        <AwayCards label={t.pageTitles.away} people={withLeave} isUpdating={isUpdating} />
      )}
      <Folded title={t.away.chart}>{chart}</Folded>
    </>
  )
}
