import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { late } from '../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../shared/stand-ins/late-filters.tsx'
import { filterWidth, type ProjectFilterProps } from './project-filter-props.ts'

const file = late(() => import('./project-filter.tsx'))
const ProjectFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.ProjectFilter })))

const standIns = [
  {
    key: 'project',
    'aria-label': t.away.project,
    placeholder: t.away.allProjects,
    maw: filterWidth,
  },
]

export const LateProjectFilter = (props: ProjectFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <ProjectFilter {...props} />
  </LateFilters>
)
