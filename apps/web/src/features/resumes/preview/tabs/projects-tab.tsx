import { shortAddress } from '@portal/domain/addresses/short-address'
import { t } from '../../../../messages/messages.ts'
import { Chips } from '../../chips.tsx'
import { keyed } from './keyed.ts'
import { Empty, Entry, Labelled, Outside, Prose, type TabProps } from './parts.tsx'

export function ProjectsTab({ resume: { resume_projects }, words }: TabProps) {
  if (resume_projects.length === 0) return <Empty text={t.resumePreview.noProjects} />
  return keyed(resume_projects).map(({ key, item: project }) => (
    <Entry key={key} title={project.title} lines={[project.role]}>
      {project.url && <Outside address={project.url}>{shortAddress(project.url)}</Outside>}
      <Chips label={words.labels.stack} words={project.stack} />
      <Prose text={project.description} />
      <Labelled label={words.labels.responsibilities} text={project.responsibilities} />
      <Labelled label={words.labels.team} text={project.team} />
    </Entry>
  ))
}
