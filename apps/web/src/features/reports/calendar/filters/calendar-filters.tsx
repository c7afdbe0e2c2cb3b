import { useRef } from 'react'
import { t } from '../../../../messages/messages.ts'
import { PersonSelect } from '../../../../reference/person-select.tsx'
import type { Choice } from '../../../../shared/fields/choices.ts'
import { IdSelect } from '../../../../shared/fields/id-select.tsx'
import { FilterFields, filterFields } from '../../../../shared/filters/filter-fields.tsx'
import { useShortcut } from '../../../../shared/shortcuts.ts'
import styles from './calendar-filters.module.css'

type Props = {
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

/** Chooses the person and one of their projects, also visible on phones; the key `/` goes to the person. */
export function CalendarFilters(props: Props) {
  const { userId, user, onUser, projectId, project, projects, isProjectsFailed, onProject } = props
  const bar = useRef<HTMLElement>(null)
  useShortcut('/', t.shortcuts.focusFilter, () => bar.current?.querySelector<HTMLElement>('input')?.focus())
  return (
    <FilterFields>
      <search ref={bar} className={`${styles.filters} ${filterFields}`} data-no-print>
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
      </search>
    </FilterFields>
  )
}
