import { categories } from '@portal/contract/categories'
import type { Day } from '@portal/domain/days'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ownPendingLeave } from '../../reference/leave/pending-leave.ts'
import { useToday } from '../../session/use-user.ts'
import { searchAfter, searchForDay, useShownDay } from './chosen-day.ts'
import { RecordEntryForm } from './entry/record-entry-form.tsx'
import { useRecordEntry } from './entry/use-record-entry.ts'
import { useOwnHours } from './hours-of.ts'
import { ownContracts, ownLatest, ownWeek } from './hours-queries.ts'
import { RecordActDialog } from './records/record-act-dialog.tsx'
import { RecordsOfDay } from './records/records-of-day.tsx'
import { useLogAgain } from './records/use-log-again.ts'
import { useRecordActs } from './records/use-record-acts.ts'
import { useWeek } from './use-week.ts'
import { HoursHeader } from './week/hours-header.tsx'
import { WeekChooser } from './week/week-chooser.tsx'

const route = getRouteApi('/_app/create-record')

/** A person logs their own hours of a day here. */
export function OwnHoursPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const replaceDay = (day: Day | undefined) =>
    navigate({ search: (now) => ({ ...now, date: day }), replace: true, resetScroll: false })
  const { date, isYesterday, refused } = useShownDay(search, today, replaceDay)
  const hours = useOwnHours()
  const pending = useQuery(ownPendingLeave)
  const week = useWeek(hours, date, today, pending.data?.paginate_requests)
  const [isDayClear, setDayClear] = useState(true)
  const entry = useRecordEntry({ hours, date, week })
  const acts = useRecordActs(hours)
  const logAgain = useLogAgain(hours, today)
  const choosing = {
    onArrive: entry.form.beginTyping,
    onChoose: (day: Day) =>
      navigate({ search: (now) => searchForDay(now, day, today), replace: true, resetScroll: false }),
  }
  return (
    <>
      <HoursHeader
        title={t.pageTitles.ownHours}
        date={date}
        today={today}
        day={week.day}
        onClear={setDayClear}
        {...choosing}
      />
      <WeekChooser
        date={date}
        today={today}
        days={week.days}
        areHoursKnown={week.areHoursKnown}
        onStep={(days) =>
          navigate({ search: (now) => searchAfter(now, days, today), replace: true, resetScroll: false })
        }
        {...choosing}
      />
      <RecordEntryForm
        entry={entry}
        date={date}
        isDayReady={isDayClear && !week.query.isLoading}
        isYesterday={isYesterday}
        refused={refused}
        startsHere
      />
      <RecordsOfDay
        acts={{ ...acts, onAgain: date < today ? logAgain : undefined }}
        hours={hours}
        date={date}
        today={today}
        week={week}
        isClosed={entry.obstacle !== undefined}
      />
      {acts.isOpen && <RecordActDialog acts={acts} hours={hours} onClose={acts.end} />}
    </>
  )
}

/** Requests what the page of a day shows first, while the page's code is loading. */
export function prefetchOwnDay(queryClient: QueryClient, date: Day) {
  void queryClient.prefetchQuery(ownWeek(date))
  void queryClient.prefetchQuery(ownContracts(date))
  void queryClient.prefetchQuery(ownLatest())
  void queryClient.prefetchQuery(q(categories.list))
}
