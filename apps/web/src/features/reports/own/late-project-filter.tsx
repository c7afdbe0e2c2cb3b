import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import type { ProjectFilterProps } from './project-filter.tsx'

const file = late(() => import('./project-filter.tsx'))
const ProjectFilter = lazy(() => file.load().then((loaded) => ({ default: loaded.ProjectFilter })))

const standIns = [{ key: 'project', 'aria-label': t.ownReport.project, placeholder: t.ownReport.allProjects }]

export const LateProjectFilter = (props: ProjectFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <ProjectFilter {...props} />
  </LateFilters>
)
