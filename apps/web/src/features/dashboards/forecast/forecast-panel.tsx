import { nearDays } from '@portal/domain/bench-forecast'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { ForecastCard } from './forecast-card.tsx'
import styles from './forecast-cards.module.css'
import { benchForecastQuery, missingHoursQuery } from './forecast-queries.ts'
import type { ForecastList } from './forecast-search.ts'
import { EndingContracts } from './lists/ending-contracts.tsx'
import { FreePeople } from './lists/free-people.tsx'
import { PeopleWithoutHours } from './lists/people-without-hours.tsx'

const route = getRouteApi('/_app/(dashboards)/users_list')

type Card = {
  key: ForecastList
  /** The name of the list. */
  label: string
  figure: number | undefined
  counted: string | undefined
  note: string | undefined
  list: ReactNode
}

/** The figures, each with the list behind it, of which at most one is open. */
export function ForecastPanel() {
  const bench = useQuery(benchForecastQuery)
  const hours = useQuery(missingHoursQuery)
  const { forecast: opened } = route.useSearch()
  const navigate = route.useNavigate()
  const listId = useId()

  const toggle = (key: ForecastList) =>
    void navigate({
      search: (now) => ({ ...now, forecast: key === opened ? undefined : key }),
      replace: true,
      resetScroll: false,
    })
  const failed = [bench, hours].find((query) => query.isLoadingError)
  if (failed) {
    const retry = () => void Promise.all([bench.refetch(), hours.refetch()])
    return <ErrorNotice title={t.forecast.failed} error={failed.error} onRetry={retry} />
  }
  const ending = bench.data?.contracts_ending
  const free = bench.data?.about_to_be_free
  const week = hours.data?.week
  const cards: Card[] = [
    {
      key: 'ending',
      label: t.forecast.ending,
      figure: ending?.length,
      counted: ending && t.forecast.contractsEnd(ending.length),
      note: ending && noteOf(ending),
      list: ending && <EndingContracts contracts={ending} />,
    },
    {
      key: 'free',
      label: t.forecast.free,
      figure: free?.length,
      counted: free && t.forecast.peopleFree(free.length),
      note: free && noteOf(free),
      list: free && <FreePeople people={free} />,
    },
    {
      key: 'no_hours',
      label: t.forecast.noHours,
      figure: hours.data?.users.length,
      counted: hours.data && t.forecast.peopleWithoutHours(hours.data.users.length),
      note: week && t.forecast.week(week.from, week.to),
      list: hours.data && <PeopleWithoutHours missing={hours.data} />,
    },
  ]
  const open = cards.find(({ key }) => key === opened)
  return (
    <section aria-label={t.forecast.title}>
      <div className={styles.cards}>
        {cards.map(({ key, list: _, ...card }) => (
          <ForecastCard
            key={key}
            {...card}
            listId={listId}
            isOpen={key === opened}
            onToggle={() => toggle(key)}
          />
        ))}
      </div>
      {open && (
        <section id={listId} aria-label={open.label} className={styles.panel}>
          {open.list}
        </section>
      )}
    </section>
  )
}

const noteOf = (rows: readonly { days_left: number }[]) =>
  rows.length === 0 ? undefined : t.forecast.near(rows.filter(isNear).length, rows.length)

const isNear = ({ days_left }: { days_left: number }) => days_left <= nearDays
