import { adminRecords } from '@portal/contract/hours'
import { type Day, formatDay } from '@portal/domain/days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { Pager } from '../../../shared/lists/pager.tsx'
import { DayRecords } from './day-records.tsx'
import type { RecordActs } from './records-table.tsx'

const pageSize = 25

type Props = { date: Day; page: number; acts: RecordActs; onPage: (page: number) => void }

/** What everyone logged on a day: shown until somebody is chosen. */
export function EveryonesDay({ date, page, acts, onPage }: Props) {
  const list = useQuery({
    ...q(adminRecords.list, { query: { date, page, limit: pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <DayRecords
      title={t.hours.everyoneTitle(formatDay(date))}
      acts={acts}
      namesUsers
      records={list.data?.paginate_records}
      totalHours={list.data?.hours_sum}
      query={list}
      empty={<p>{t.hours.emptyOfEveryone}</p>}
    >
      <Pager page={page} pages={list.data?.pages} onPage={onPage} />
    </DayRecords>
  )
}
