import { technologies } from '@portal/contract/technologies'
import { availabilities } from '@portal/domain/people/job-statuses'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { IdSelect } from '../../../../shared/fields/id-select.tsx'
import { ShortSelect } from '../../../../shared/fields/short-select.tsx'
import { useRepeatedError } from '../../../../shared/toasts/use-repeated-error.ts'
import type { PeopleFilters } from '../people-search.ts'
import { levelOptions, levelsKey } from './english-levels.ts'
import { GroupFilter } from './group-filter.tsx'

const statuses = availabilities.map((value) => ({ value, label: t.people.availabilities[value] }))

export type AvailableFiltersProps = { filters: PeopleFilters; onChange: (filters: PeopleFilters) => void }

/** The filters of available people, which hold together. */
export function AvailableFilters({ filters, onChange }: AvailableFiltersProps) {
  const stack = useQuery(q(technologies.list))
  const stackFailed = stack.isLoadingError ? t.technologies.failed : undefined
  useRepeatedError(stackFailed)
  const levels = levelOptions(filters.english_level)
  return (
    <>
      <GroupFilter value={filters.sub_role} onChange={(id) => onChange({ ...filters, sub_role: id })} />
      <IdSelect
        label={t.dashboards.technology}
        placeholder={t.lists.all}
        choices={stack.data}
        error={stackFailed}
        clearable
        value={filters.technology_id ?? null}
        onChange={(id) => onChange({ ...filters, technology_id: id ?? undefined })}
      />
      <ShortSelect
        label={t.dashboards.status}
        placeholder={t.lists.all}
        options={statuses}
        clearable
        value={filters.status ?? null}
        onChange={(status) => onChange({ ...filters, status: status ?? undefined })}
      />
      <ShortSelect
        label={t.dashboards.english}
        placeholder={t.lists.all}
        options={levels}
        clearable
        value={levelsKey(filters.english_level)}
        onChange={(key) => {
          const chosen = levels.find(({ value }) => value === key)
          onChange({ ...filters, english_level: chosen && [...chosen.levels] })
        }}
      />
    </>
  )
}
