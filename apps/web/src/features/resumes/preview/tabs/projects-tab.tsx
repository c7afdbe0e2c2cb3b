import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { keyed } from './keyed.ts'
import { Empty, Entry, Labelled, Outside, Prose } from './parts.tsx'

export function ProjectsTab({ resume: { resume_projects } }: { resume: PublicResume }) {
  if (resume_projects.length === 0) return <Empty text={t.resumePreview.noProjects} />
  return keyed(resume_projects).map(({ key, item: project }) => (
    <Entry key={key} title={project.title} lines={[project.role]}>
      {project.url && <Outside address={project.url}>{shortAddress(project.url)}</Outside>}
      <Chips label={t.resumePreview.stack} words={project.stack} />
      <Prose text={project.description} />
      <Labelled label={t.resumePreview.responsibilities} text={project.responsibilities} />
      <Labelled label={t.resumePreview.team} text={project.team} />
    </Entry>
  ))
}
