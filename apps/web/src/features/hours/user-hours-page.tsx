import type { Day } from '@portal/domain/days'
import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { useToday } from '../../session/use-user.ts'
import { useShortcut } from '../../shared/shortcuts.ts'
import { searchAfter, searchForDay, useShownDay } from './chosen-day.ts'
import { RecordEntryForm } from './entry/record-entry-form.tsx'
import { useRecordEntry } from './entry/use-record-entry.ts'
import { useHoursOfUser } from './hours-of.ts'
import { everyonesDay, weekOfUser } from './hours-queries.ts'
import { EveryonesDay } from './records/everyones-day.tsx'
import { PersonOfRecord } from './records/person-of-record.tsx'
import { RecordActDialog } from './records/record-act-dialog.tsx'
import { RecordsOfDay } from './records/records-of-day.tsx'
import { useLogAgain } from './records/use-log-again.ts'
import { useRecordActs } from './records/use-record-acts.ts'
import { useWeek } from './use-week.ts'
import styles from './user-hours-page.module.css'
import { HoursHeader } from './week/hours-header.tsx'
import { WeekChooser } from './week/week-chooser.tsx'

const route = getRouteApi('/_app/create-admin-record')

/** Manager-level people log hours for others here, and see the records of everyone on a day. */
export function UserHoursPage() {
  const { date: wanted, user_id: userId, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const replaceDay = (day: Day | undefined) =>
    navigate({ search: (now) => ({ ...now, date: day }), replace: true, resetScroll: false })
  const { date, isYesterday, refused } = useShownDay({ date: wanted }, today, replaceDay)
  const hours = useHoursOfUser(userId)
  const week = useWeek(hours, date, today)
  const [isDayClear, setDayClear] = useState(true)
  const entry = useRecordEntry({ hours, date, week })
  const acts = useRecordActs(hours)
  const logAgain = useLogAgain(hours, today)

  const chooseUser = (id: number | null) => {
    entry.form.forgetChoices()
    void navigate({ search: { date: wanted, user_id: id ?? undefined }, resetScroll: false })
    if (id !== null) entry.form.descriptionRef.current?.focus()
  }
  const choosing = {
    onArrive: entry.form.beginTyping,
    onChoose: (day: Day) =>
      navigate({
        search: ({ user_id, date }) => searchForDay({ user_id, date }, day, today),
        replace: true,
        resetScroll: false,
      }),
  }
  return (
    <>
      <HoursHeader
        title={t.pageTitles.usersHours}
        date={date}
        today={today}
        day={userId === undefined ? undefined : week.day}
        onClear={setDayClear}
        {...choosing}
      />
      <div className={styles.user}>
        <UserSelect value={userId} onChange={chooseUser} />
      </div>
      <WeekChooser
        date={date}
        today={today}
        days={userId === undefined ? undefined : week.days}
        areHoursKnown={week.areHoursKnown}
        onStep={(days) =>
          navigate({
            search: ({ user_id, date }) => searchAfter({ user_id, date }, days, today),
            replace: true,
            resetScroll: false,
          })
        }
        {...choosing}
      />
      <RecordEntryForm
        entry={entry}
        date={date}
        isDayReady={isDayClear && !week.query.isLoading}
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
        <RecordsOfDay
          acts={{ ...acts, onAgain: date < today ? logAgain : undefined }}
          person={(record) => <PersonOfRecord record={record} />}
          hours={hours}
          date={date}
          today={today}
          week={week}
          isClosed={entry.obstacle !== undefined}
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
