import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { users } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import { projectsToFilterBy, statusesToFilterBy, usersToFilterBy } from './contract-choices.ts'
import type { ContractFilters } from './contract-search.ts'

type Props = { filters: ContractFilters; onChange: (filters: ContractFilters) => void }

/** The three filters of Manage contracts. */
export function ContractFilterFields({ filters, onChange }: Props) {
  const people = useQuery(q(users.names))
  const everyProject = useQuery(q(projects.names))
  const statuses = useQuery(q(jobStatuses.adminList))
  const idFilter = (name: keyof ContractFilters) => ({
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <IdSelect
        label={t.contracts.users}
        placeholder={t.contracts.allUsers}
        choices={people.data && usersToFilterBy(people.data)}
        error={people.isLoadingError && t.contracts.usersFailed}
        {...idFilter('user_id')}
      />
      <IdSelect
        label={t.contracts.project}
        placeholder={t.contracts.allProjects}
        choices={everyProject.data && projectsToFilterBy(everyProject.data)}
        error={everyProject.isLoadingError && t.contracts.projectsFailed}
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
