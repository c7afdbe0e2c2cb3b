import { formatDay } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { useToday } from '../../session/use-user.ts'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { useShortcut } from '../../shared/shortcuts.ts'
import { searchAfter, searchForDay } from './chosen-day.ts'
import { RecordEntryForm } from './entry/record-entry-form.tsx'
import { useRecordEntry } from './entry/use-record-entry.ts'
import { useHoursOfUser } from './hours-of.ts'
import { weekOfUser } from './hours-queries.ts'
import { DayRecords, recordsOn } from './records/day-records.tsx'
import { EveryonesDay } from './records/everyones-day.tsx'
import { useRecordActs } from './records/use-record-acts.ts'
import { useShownDay } from './use-shown-day.ts'
import styles from './user-hours-page.module.css'
import { DayChooser } from './week/day-chooser.tsx'

const RecordActDialog = lazy(() =>
  import('./records/record-act-dialog.tsx').then((file) => ({ default: file.RecordActDialog })),
)

const route = getRouteApi('/_app/create-admin-record')

/** Where manager-level people log hours for somebody else, and see who has logged theirs. */
export function UserHoursPage() {
  const { date: wanted, user_id: userId, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const { date, isYesterday } = useShownDay({ date: wanted }, today, (day) =>
    navigate({ search: (now) => ({ ...now, date: day }), replace: true, resetScroll: false }),
  )
  const hours = useHoursOfUser(userId)
  const week = useQuery(weekOfUser(userId, date))
  const [isDayClear, setDayClear] = useState(true)
  const entry = useRecordEntry(hours, date, isDayClear)
  const acts = useRecordActs('users')
  const { records, totalHours } = recordsOn(date, week.data?.records)

  const chooseUser = (id: number | null) => {
    entry.forgetProject()
    void navigate({ search: { date: wanted, user_id: id ?? undefined }, resetScroll: false })
    if (id !== null) entry.descriptionRef.current?.focus()
  }
  return (
    <>
      <PageHeader title={t.titles.submitHoursForUsers} />
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
          query={week}
          empty={<p>{entry.obstacle ? t.hours.emptyClosed : t.hours.empty}</p>}
        />
      )}
      <Suspense>{acts.isOpen && <RecordActDialog acts={acts} hours={hours} namesUser />}</Suspense>
    </>
  )
}

type SelectProps = { value: number | undefined; onChange: (userId: number | null) => void }

/** Chooses among the active people; the key `/` focuses it. */
function UserSelect({ value, onChange }: SelectProps) {
  const input = useRef<HTMLElement>(null)
  useShortcut('/', t.hours.toUser, () => input.current?.focus())
  return (
    <PersonSelect
      active
      fieldRef={(node) => {
        input.current = node
      }}
      label={t.hours.user}
      required
      withAsterisk={false}
      placeholder={t.hours.userPlaceholder}
      value={value ?? null}
      onChange={onChange}
      clearable
      autoFocus={value === undefined}
    />
  )
}
