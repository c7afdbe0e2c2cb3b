import { type Day, formatDay } from '@portal/domain/days'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { useToday } from '../../session/use-user.ts'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { useShortcut } from '../../shared/shortcuts.ts'
import { searchAfter, searchForDay, useShownDay } from './chosen-day.ts'
import { RecordEntryForm } from './entry/record-entry-form.tsx'
import { useRecordEntry } from './entry/use-record-entry.ts'
import { useHoursOfUser } from './hours-of.ts'
import { everyonesDay, weekOfUser } from './hours-queries.ts'
import { DayRecords, recordsOn } from './records/day-records.tsx'
import { EveryonesDay } from './records/everyones-day.tsx'
import { RecordActDialog } from './records/record-act-dialog.tsx'
import { useRecordActs } from './records/use-record-acts.ts'
import styles from './user-hours-page.module.css'
import { DayChooser } from './week/day-chooser.tsx'

const route = getRouteApi('/_app/create-admin-record')

/** Manager-level people log hours for others here, and see the records of everyone on a day. */
export function UserHoursPage() {
  const { date: wanted, user_id: userId, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const { date, isYesterday, refused } = useShownDay({ date: wanted }, today, (day) =>
    navigate({ search: (now) => ({ ...now, date: day }), replace: true, resetScroll: false }),
  )
  const hours = useHoursOfUser(userId)
  const week = useQuery(weekOfUser(userId, date))
  const [isDayClear, setDayClear] = useState(true)
  const entry = useRecordEntry(hours, date, isDayClear)
  const acts = useRecordActs('users')
  const { records, totalHours, workedLeave } = recordsOn(date, week.data?.records)

  const chooseUser = (id: number | null) => {
    entry.forgetProject()
    void navigate({ search: { date: wanted, user_id: id ?? undefined }, resetScroll: false })
    if (id !== null) entry.descriptionRef.current?.focus()
  }
  return (
    <>
      <PageHeader title={t.hours.usersPageTitle} />
      <div className={styles.user}>
        <UserSelect value={userId} onChange={chooseUser} />
      </div>
      <DayChooser
        date={date}
        today={today}
        hours={hours}
        week={week.data}
        onClear={setDayClear}
        onChoose={(day) =>
          navigate({
            search: ({ user_id, date }) => searchForDay({ user_id, date }, day, today),
            resetScroll: false,
          })
        }
        onStep={(days) =>
          navigate({
            search: ({ user_id, date }) => searchAfter({ user_id, date }, days, today),
            resetScroll: false,
          })
        }
      />
      <RecordEntryForm
        entry={entry}
        date={date}
        isYesterday={isYesterday}
        refused={refused}
        startsHere={userId !== undefined}
      />
      {userId === undefined ? (
        <EveryonesDay
          date={date}
          page={page}
          acts={acts}
          onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        />
      ) : (
        <DayRecords
          title={t.hours.dayTitle(formatDay(date))}
          acts={acts}
          namesUsers
          records={records}
          totalHours={totalHours}
          workedLeave={workedLeave}
          query={week}
          empty={<p>{entry.obstacle ? t.hours.emptyClosed : t.hours.empty}</p>}
        />
      )}
      {acts.isOpen && <RecordActDialog acts={acts} hours={hours} namesUser onClose={acts.end} />}
    </>
  )
}

type Wanted = { date: Day; user_id?: number | undefined; page?: number | undefined }

/** Requests what the page shows first, while the page's code is loading. */
export function prefetchDay(queryClient: QueryClient, { date, user_id: userId, page = 1 }: Wanted) {
  if (userId === undefined) void queryClient.prefetchQuery(everyonesDay(date, page))
  else void queryClient.prefetchQuery(weekOfUser(userId, date))
}

type SelectProps = { value: number | undefined; onChange: (userId: number | null) => void }

/** Chooses among the active people; the key `/` focuses it. */
function UserSelect({ value, onChange }: SelectProps) {
  const input = useRef<HTMLElement>(null)
  useShortcut('/', t.hours.toUser, () => input.current?.focus())
  return (
    <PersonSelect
      label={t.hours.user}
      placeholder={t.hours.userPlaceholder}
      required
      withAsterisk={false}
      active
      fieldRef={(node) => {
        input.current = node
      }}
      value={value ?? null}
      onChange={onChange}
      clearable
      autoFocus={value === undefined}
    />
  )
}
