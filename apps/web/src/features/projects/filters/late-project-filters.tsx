import { lazy } from 'react'
import { t } from '../../../messages/messages.ts'
import { late } from '../../../shared/stand-ins/late-field.tsx'
import { LateFilters } from '../../../shared/stand-ins/late-filters.tsx'
import type { ProjectFilterProps } from './project-filters.tsx'

const file = late(() => import('./project-filters.tsx'))
const ProjectFilterFields = lazy(() =>
  file.load().then((loaded) => ({ default: loaded.ProjectFilterFields })),
)

const standIns = [
  { key: 'company', label: t.projects.company, placeholder: t.projects.anyCompany },
  { key: 'techStack', label: t.projects.techStack, placeholder: t.projects.anyTechnology },
  { key: 'fromScratch', label: t.projects.fromScratch, placeholder: t.projects.anyOrigin },
  { key: 'application', label: t.projects.application, placeholder: t.projects.anyApplication },
  { key: 'manager', label: t.projects.manager, placeholder: t.projects.anyManager },
]

/** The five filters beside the name. */
export const LateProjectFilters = (props: ProjectFilterProps) => (
  <LateFilters start={file.start} standIns={standIns}>
    <ProjectFilterFields {...props} />
  </LateFilters>
)
