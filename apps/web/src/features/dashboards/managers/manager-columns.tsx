import type { managerSortFields } from '@portal/contract/dashboards/dashboard-sort'
import type { ManagerWithProjects } from '@portal/contract/dashboards/dashboards'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import styles from './manager-columns.module.css'

export const managerColumns: Column<ManagerWithProjects, typeof managerSortFields>[] = [
  {
    key: 'manager',
    sort: 'full_name',
    title: t.dashboards.managerName,
    width: '26%',
    card: 'heading',
    cell: ({ id, full_name }) => (
      <WithFace id={id} name={full_name}>
        <CutText text={full_name}>
          <RowLink to="/users/$id" params={{ id: String(id) }}>
            {full_name}
          </RowLink>
        </CutText>
      </WithFace>
    ),
  },
  {
    key: 'projects',
    title: t.dashboards.projects,
    card: 'second',
    short: ({ projects }) =>
      projects.length === 0 ? t.dashboards.noProjects : projects.map(({ name }) => name).join(', '),
    cell: ({ projects }) =>
      projects.length === 0 ? (
        <span className={styles.none}>{t.dashboards.noProjects}</span>
      ) : (
        <ul className={styles.projects}>
          {projects.map((project) => (
            <Project key={project.id} project={project} />
          ))}
        </ul>
      ),
  },
]

const Project = ({ project }: { project: ManagerWithProjects['projects'][number] }) => (
  <li>
    <div className={styles.project}>
      <RowLink to="/projects/$id" params={{ id: project.id }}>
        {project.name}
      </RowLink>
    </div>
    <ul className={styles.developers}>
      {project.developers.map(({ id, full_name }) => (
        <li key={id}>
          <WithFace id={id} name={full_name}>
            {full_name}
          </WithFace>
        </li>
      ))}
    </ul>
  </li>
)
