import { useQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { ProjectSelect } from '../../reference/project-select.tsx'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import styles from './users-page.module.css'
import { everyStatus } from './users-queries.ts'
import {
  activeChoiceOf,
  activeChoices,
  activeFrom,
  factorChoiceOf,
  factorChoices,
  factorFrom,
  type UserFilters,
} from './users-search.ts'

export type UserFilterProps = { filters: UserFilters; onChange: (filters: UserFilters) => void }

export function UserFilterFields({ filters, onChange }: UserFilterProps) {
  const { active = true } = filters
  const statuses = useQuery(everyStatus)
  const idFilter = (name: 'user_id' | 'project_id' | 'status_id' | 'manager_id') => ({
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <ShortSelect
        label={t.users.active}
        options={activeChoices.map((value) => ({ value, label: t.users.activeChoices[value] }))}
        value={activeChoiceOf(filters)}
        onChange={(choice) => onChange({ ...filters, active: activeFrom(choice) })}
      />
      <PersonSelect
        label={t.users.user}
        placeholder={t.lists.all}
        active={active === 'all' ? undefined : active}
        {...idFilter('user_id')}
      />
      <ProjectSelect label={t.users.project} placeholder={t.lists.all} {...idFilter('project_id')} />
      <IdSelect
        label={t.users.status}
        placeholder={t.lists.all}
        choices={statuses.data}
        {...idFilter('status_id')}
      />
      <PersonSelect managers label={t.users.manager} placeholder={t.lists.all} {...idFilter('manager_id')} />
      <ShortSelect
        label={t.users.secondFactor}
        placeholder={t.lists.all}
        clearable
        className={filters.has_second_factor === undefined ? '' : (styles.setFilter ?? '')}
        options={factorChoices.map((value) => ({ value, label: t.users.factorChoices[value] }))}
        value={factorChoiceOf(filters)}
        onChange={(choice) => onChange({ ...filters, has_second_factor: factorFrom(choice) })}
      />
    </>
  )
}
