import '../../theme/mantine-fields.css'
import type { UserName } from '@portal/contract/users'
import { mayHaveManagedProjects } from '@portal/domain/projects'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import type { Choice } from '../../shared/fields/choices.ts'
import { IdSelect } from '../../shared/fields/id-select.tsx'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import { everyone, everyProject, everyStatus } from './users-queries.ts'
import { activeChoiceOf, activeChoices, activeFrom, type UserFilters } from './users-search.ts'

type Props = { filters: UserFilters; onChange: (filters: UserFilters) => void }

/** Five of them share one row from the first desktop width on; in a phone's sheet each has a row. */
const width = { base: '100%', md: '11.5rem' }

/** The five filters of Manage users. */
export function UserFilterFields({ filters, onChange }: Props) {
  const people = useQuery(everyone)
  const projects = useQuery(everyProject)
  const statuses = useQuery(everyStatus)
  const idFilter = (name: 'user_id' | 'project_id' | 'status_id' | 'manager_id') => ({
    value: filters[name] ?? null,
    clearable: true,
    maw: width,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <ShortSelect
        label={t.users.active}
        options={activeChoices.map((value) => ({ value, label: t.users.activeChoices[value] }))}
        maw={width}
        value={activeChoiceOf(filters)}
        onChange={(choice) => onChange({ ...filters, active: activeFrom(choice) })}
      />
      <IdSelect
        label={t.users.user}
        placeholder={t.users.anyUser}
        choices={people.data?.filter((person) => isListed(person, filters)).map(toChoice)}
        {...idFilter('user_id')}
      />
      <IdSelect
        label={t.users.project}
        placeholder={t.users.anyProject}
        choices={projects.data}
        {...idFilter('project_id')}
      />
      <IdSelect
        label={t.users.status}
        placeholder={t.users.anyStatus}
        choices={statuses.data}
        {...idFilter('status_id')}
      />
      <IdSelect
        label={t.users.manager}
        placeholder={t.users.anyManager}
        choices={people.data?.filter(mayHaveManagedProjects).map(toChoice)}
        {...idFilter('manager_id')}
      />
    </>
  )
}

/** Offers those whom the Active filter leaves, and the one chosen before. */
const isListed = (person: UserName, { active = true, user_id }: UserFilters) =>
  active === 'all' || person.active === active || person.id === user_id

const toChoice = ({ id, full_name, active }: UserName): Choice => ({
  id,
  name: active ? full_name : t.users.inactivePerson(full_name),
})
