import { Checkbox } from '@mantine/core'
import { jobStatuses } from '@portal/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { statusesToFilterBy } from '../../reference/contracts/contract-choices.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { ProjectSelect } from '../../reference/project-select.tsx'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import type { ContractFilters } from './contract-search.ts'
import styles from './contracts-page.module.css'

export type ContractFilterProps = { filters: ContractFilters; onChange: (filters: ContractFilters) => void }

export function ContractFilterFields({ filters, onChange }: ContractFilterProps) {
  const statuses = useQuery(q(jobStatuses.adminList))
  const idFilter = (name: 'user_id' | 'project_id' | 'status_id') => ({
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <PersonSelect label={t.contracts.users} placeholder={t.lists.all} {...idFilter('user_id')} />
      <ProjectSelect label={t.contracts.project} placeholder={t.lists.all} {...idFilter('project_id')} />
      <IdSelect
        label={t.contracts.status}
        placeholder={t.lists.all}
        choices={statuses.data && statusesToFilterBy(statuses.data)}
        error={statuses.isLoadingError && t.contracts.statusesFailed}
        {...idFilter('status_id')}
      />
      <Checkbox
        className={styles.hideBench}
        label={t.contracts.hideBench}
        checked={filters.bench === false}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...filters, bench: checked ? false : undefined })
        }
      />
    </>
  )
}
