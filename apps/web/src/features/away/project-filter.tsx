import { t } from '../../messages/messages.ts'
import { ProjectSelect } from '../../reference/project-select.tsx'
import { filterWidth, type ProjectFilterProps } from './project-filter-props.ts'

export const ProjectFilter = ({ value, onChange }: ProjectFilterProps) => (
  <ProjectSelect
    aria-label={t.away.project}
    placeholder={t.away.allProjects}
    value={value ?? null}
    clearable
    maw={filterWidth}
    onChange={(id) => onChange(id ?? undefined)}
  />
)
