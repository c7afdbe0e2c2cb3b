import { jobStatuses } from '@portal/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { PersonSelect } from '../../reference/person-select.tsx'
import { ProjectSelect } from '../../reference/project-select.tsx'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import { statusesToFilterBy } from './contract-choices.ts'
import type { ContractFilters } from './contract-search.ts'

type Props = { filters: ContractFilters; onChange: (filters: ContractFilters) => void }

/** The three filters of Manage contracts. */
export function ContractFilterFields({ filters, onChange }: Props) {
  const statuses = useQuery(q(jobStatuses.adminList))
  const idFilter = (name: keyof ContractFilters) => ({
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <PersonSelect label={t.contracts.users} placeholder={t.contracts.allUsers} {...idFilter('user_id')} />
      <ProjectSelect
        label={t.contracts.project}
        placeholder={t.contracts.allProjects}
        {...idFilter('project_id')}
      />
      <IdSelect
        label={t.contracts.status}
        placeholder={t.contracts.allStatuses}
        choices={statuses.data && statusesToFilterBy(statuses.data)}
        error={statuses.isLoadingError && t.contracts.statusesFailed}
        {...idFilter('status_id')}
      />
    </>
  )
}
