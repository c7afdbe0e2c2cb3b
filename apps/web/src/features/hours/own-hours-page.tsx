import { categories } from '@portal/contract/categories'
import { type Day, formatDay } from '@portal/domain/days'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ownPendingLeave } from '../../reference/leave/pending-leave.ts'
import { useToday } from '../../session/use-user.ts'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { searchAfter, searchForDay, useShownDay } from './chosen-day.ts'
import { RecordEntryForm } from './entry/record-entry-form.tsx'
import { useRecordEntry } from './entry/use-record-entry.ts'
import { useOwnHours } from './hours-of.ts'
import { ownContracts, ownWeek } from './hours-queries.ts'
import { DayRecords, recordsOn } from './records/day-records.tsx'
import { RecordActDialog } from './records/record-act-dialog.tsx'
import { useRecordActs } from './records/use-record-acts.ts'
import { DayChooser } from './week/day-chooser.tsx'

const route = getRouteApi('/_app/create-record')

/** A person logs their own hours of a day here. */
export function OwnHoursPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const { date, isYesterday, refused } = useShownDay(search, today, (day) =>
    navigate({ search: (now) => ({ ...now, date: day }), replace: true, resetScroll: false }),
  )
  const hours = useOwnHours()
  const week = useQuery(ownWeek(date))
  const pending = useQuery(ownPendingLeave)
  const [isDayClear, setDayClear] = useState(true)
  const entry = useRecordEntry(hours, date, isDayClear)
  const acts = useRecordActs('own')
  const { records, totalHours, workedLeave } = recordsOn(date, week.data?.records)
  return (
    <>
      <PageHeader title={t.hours.pageTitle} />
      <DayChooser
        date={date}
        today={today}
        hours={hours}
        week={week.data}
        pending={pending.data?.paginate_requests}
        onClear={setDayClear}
        onChoose={(day) => navigate({ search: (now) => searchForDay(now, day, today), resetScroll: false })}
        onStep={(days) => navigate({ search: (now) => searchAfter(now, days, today), resetScroll: false })}
      />
      <RecordEntryForm entry={entry} date={date} isYesterday={isYesterday} refused={refused} startsHere />
      <DayRecords
        title={t.hours.dayTitle(formatDay(date))}
        acts={acts}
        namesUsers={false}
        records={records}
        totalHours={totalHours}
        workedLeave={workedLeave}
        query={week}
        empty={<p>{entry.obstacle ? t.hours.emptyClosed : t.hours.empty}</p>}
      />
      {acts.isOpen && <RecordActDialog acts={acts} hours={hours} onClose={acts.end} />}
    </>
  )
}

/** Requests what the page of a day shows first, while the page's code is loading. */
export function prefetchOwnDay(queryClient: QueryClient, date: Day) {
  void queryClient.prefetchQuery(ownWeek(date))
  void queryClient.prefetchQuery(ownContracts(date))
  void queryClient.prefetchQuery(q(categories.list))
}
