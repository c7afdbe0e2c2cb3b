import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { everyonesDay } from '../hours-queries.ts'
import { DayRecords } from './day-records.tsx'
import styles from './everyones-day.module.css'
import { PersonOfRecord } from './person-of-record.tsx'
import type { RecordActs } from './records-table.tsx'

type Props = { date: Day; page: number; acts: RecordActs; onPage: (page: number) => void }

/**
 * Lists the records of everyone on a day, by person; shown until a person is chosen. On a phone each person's cards are
 * together.
 */
export function EveryonesDay({ date, page, acts, onPage }: Props) {
  const list = useQuery(keepingRows(everyonesDay(date, page)))
  const sums = new Map(list.data?.user_sums?.map((sum) => [sum.user_id, sum.hours_sum]))
  return (
    <DayRecords
      title={t.hours.everyoneTitle}
      date={date}
      acts={acts}
      person={(record) => (
        <PersonOfRecord record={record}>
          {firstOfSeveral(record, list.data?.paginate_records ?? [], sums)}
        </PersonOfRecord>
      )}
      group={{
        keyOf: (record) => record.user_id,
        name: (record) => record.user,
        heading: (record) => <PersonsHeading record={record} hours={sums.get(record.user_id)} />,
      }}
      records={list.data?.paginate_records}
      totalHours={list.data?.hours_sum}
      query={list}
      empty={<p>{t.hours.emptyOfEveryone}</p>}
    >
      <Pager page={page} pages={list.data?.pages} onPage={onPage} />
    </DayRecords>
  )
}

/** The sum of a person's day, below the name of the first of several records. */
function firstOfSeveral(
  record: TimeRecord,
  records: readonly TimeRecord[],
  sums: ReadonlyMap<number, number>,
): ReactNode {
  const first = records.find((other) => other.user_id === record.user_id)
  const sum = sums.get(record.user_id)
  if (record !== first || sum === undefined || sum === record.hours) return null
  return <span className={styles.sum}>{t.records.totalHours(formatHours(sum))}</span>
}

type HeadingProps = {
  record: TimeRecord
  /** The hours of the whole day, not only of this page. */
  hours: number | undefined
}

const PersonsHeading = ({ record, hours }: HeadingProps) => (
  <span className={styles.group}>
    <WithFace id={record.user_id} name={record.user}>
      {record.user}
    </WithFace>
    {hours !== undefined && <span data-figures>{t.records.totalHours(formatHours(hours))}</span>}
  </span>
)
