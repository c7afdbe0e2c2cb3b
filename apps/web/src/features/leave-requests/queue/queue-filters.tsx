import { leaveTypes } from '@portal/domain/leave/leave'
import { t } from '../../../messages/messages.ts'
import { PersonFilter } from '../../../reference/person-filter.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { countQueueFilters, type QueueSearch } from './queue-search.ts'

type Filters = Pick<QueueSearch, 'type' | 'user'>
type Props = { value: Filters; resultCount: number | undefined; onChange: (next: Filters) => void }

/** The filters of the queue: one type of leave, one person. */
export const QueueFilters = ({ value, resultCount, onChange }: Props) => (
  <FilterBar
    activeCount={countQueueFilters(value)}
    resultCount={resultCount}
    onReset={() => onChange({ type: undefined, user: undefined })}
  >
    <ShortSelect
      label={t.leaveRequests.type}
      placeholder={t.lists.all}
      clearable
      options={leaveTypes.map((type) => ({ value: type, label: t.leaveName(type, null) }))}
      value={value.type ?? null}
      onChange={(type) => onChange({ ...value, type: type ?? undefined })}
    />
    <PersonFilter
      label={t.leaveRequests.user}
      value={value.user}
      onChange={(user) => onChange({ ...value, user })}
    />
  </FilterBar>
)
