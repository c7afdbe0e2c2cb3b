import { t } from '../../../../messages/messages.ts'
import { PersonSelect } from '../../../../reference/person-select.tsx'
import type { Choice } from '../../../../shared/fields/choices.ts'
import { IdSelect } from '../../../../shared/fields/id-select.tsx'

export type PersonFilterProps = {
  userId: number
  /** The chosen person, shown before the list of people is loaded. */
  user: Choice | undefined
  onUser: (id: number) => void
  projectId: number | undefined
  /** The chosen project, shown before the projects are loaded. */
  project: Choice | undefined
  /** The projects of the person; undefined until they are loaded. */
  projects: readonly Choice[] | undefined
  isProjectsFailed: boolean
  onProject: (id: number | undefined) => void
}

/** Chooses the person and one of their projects. */
export function PersonFilters(props: PersonFilterProps) {
  const { userId, user, onUser, projectId, project, projects, isProjectsFailed, onProject } = props
  return (
    <>
      <PersonSelect
        label={t.calendar.user}
        placeholder={t.calendar.allUsers}
        value={userId}
        current={user}
        onChange={(id) => {
          if (id !== null) onUser(id)
        }}
      />
      <IdSelect
        label={t.calendar.project}
        placeholder={t.calendar.availableProjects}
        choices={projects}
        current={project}
        value={projectId ?? null}
        clearable
        error={isProjectsFailed && t.calendar.projectsFailed}
        onChange={(id) => onProject(id ?? undefined)}
      />
    </>
  )
}
