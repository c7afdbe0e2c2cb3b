import { technologies } from '@portal/contract/technologies'
import { applicationTypes } from '@portal/domain/projects'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { CustomerSelect } from '../../../reference/customer-select.tsx'
import { PersonSelect } from '../../../reference/person-select.tsx'
import { IdSelect } from '../../../shared/fields/id-select.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { useRepeatedError } from '../../../shared/toasts/use-repeated-error.ts'
import type { ProjectFilters } from '../project-search.ts'

export type ProjectFilterProps = { filters: ProjectFilters; onChange: (filters: ProjectFilters) => void }

export function ProjectFilterFields({ filters, onChange }: ProjectFilterProps) {
  const stack = useQuery(q(technologies.list))
  const stackFailed = stack.isLoadingError ? t.projects.technologiesFailed : undefined
  useRepeatedError(stackFailed)
  const idFilter = (name: 'company' | 'technology' | 'manager') => ({
    value: filters[name] ?? null,
    clearable: true,
    onChange: (id: number | null) => onChange({ ...filters, [name]: id ?? undefined }),
  })
  return (
    <>
      <CustomerSelect label={t.projects.company} placeholder={t.lists.all} {...idFilter('company')} />
      <IdSelect
        label={t.projects.techStack}
        placeholder={t.lists.all}
        choices={stack.data}
        error={stackFailed}
        {...idFilter('technology')}
      />
      <ShortSelect
        label={t.projects.fromScratch}
        placeholder={t.lists.all}
        options={[
          { value: 'true', label: t.projects.yes },
          { value: 'false', label: t.projects.no },
        ]}
        clearable
        value={filters.from_scratch === undefined ? null : String(filters.from_scratch)}
        onChange={(value) =>
          onChange({ ...filters, from_scratch: value === null ? undefined : value === 'true' })
        }
      />
      <ShortSelect
        label={t.projects.application}
        placeholder={t.lists.all}
        options={applicationTypes.map((value) => ({ value, label: t.projects[value] }))}
        clearable
        value={filters.application ?? null}
        onChange={(value) =>
          onChange({ ...filters, application: applicationTypes.find((type) => type === value) })
        }
      />
      <PersonSelect managers label={t.projects.manager} placeholder={t.lists.all} {...idFilter('manager')} />
    </>
  )
}
