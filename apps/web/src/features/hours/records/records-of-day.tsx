import type { TimeRecord } from '@portal/contract/hours/hours'
import { type Day, formatDay } from '@portal/domain/days'
import { sumHours } from '@portal/domain/hours/hours'
import { type ReactNode, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { workedLeaveOf } from '../../../reference/record-kinds.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { CopyOffers } from '../copy/copy-offers.tsx'
import type { Copy } from '../copy/copy-sources.ts'
import type { HoursOf } from '../hours-of.ts'
import type { Week } from '../use-week.ts'
import { DayRecords } from './day-records.tsx'
import type { RecordActs } from './records-table.tsx'

const CopyDialog = lazyPart(() => import('../copy/copy-dialog.tsx').then((file) => file.CopyDialog))

type Props = {
  hours: HoursOf
  date: Day
  today: Day
  week: Week
  acts: RecordActs
  /** Draws the person of a record; absent for one's own records. */
  person?: (record: TimeRecord) => ReactNode
  /** Whether nothing can be logged on the day. */
  isClosed: boolean
}

/** A person's records of a day, the newest first, and what an empty day or a week that lacks hours can be filled with. */
export function RecordsOfDay({ hours, date, today, week, acts, person, isClosed }: Props) {
  const records = week.query.data?.records
    .filter((record) => record.date === date)
    .toSorted((a, b) => b.id - a.id)
  const hasContract = week.day?.hasContract ?? true
  const [chosen, setChosen] = useState<{ copy: Copy; records: readonly TimeRecord[] }>()
  const offers = !isClosed && (
    <CopyOffers
      hours={hours}
      date={date}
      today={today}
      week={week}
      onChoose={(copy, records) => setChosen({ copy, records })}
    />
  )
  return (
    <>
      <DayRecords
        title={t.hours.dayTitle}
        date={date}
        acts={acts}
        {...(person && { person })}
        records={records}
        totalHours={records && sumHours(records.map((record) => record.hours))}
        workedLeave={workedLeaveOf(records ?? [])}
        query={week.query}
        empty={
          hasContract ? (
            <>
              <p>{isClosed ? t.hours.emptyClosed : t.hours.empty}</p>
              {offers}
            </>
          ) : (
            <p>{t.hours.emptyWithoutContract(formatDay(date))}</p>
          )
        }
      >
        {records && records.length > 0 && offers}
      </DayRecords>
      {chosen && (
        // Beside the list, which may get records while the dialog is open.
        <CopyDialog
          {...chosen}
          userId={hours.page === 'users' ? hours.userId : undefined}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
