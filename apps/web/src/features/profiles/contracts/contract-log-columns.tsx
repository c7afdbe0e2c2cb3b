import type { Contract } from '@portal/contract/contracts'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { JobStatus } from '../../../reference/states/state-marks.tsx'
import { DayText, NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'

/** The columns of a person's contract log; projects are links for those who may open them. */
export const contractLogColumns = (linksProjects: boolean): Column<Contract>[] => [
  {
    key: 'project',
    title: t.profiles.project,
    card: 'heading',
    cell: ({ project, project_id }) => (
      <CutText text={project}>
        {linksProjects ? (
          <RowLink to="/projects/$id" params={{ id: project_id }}>
            {project}
          </RowLink>
        ) : (
          project
        )}
      </CutText>
    ),
  },
  {
    key: 'status',
    title: t.profiles.jobStatus,
    card: 'second',
    cell: ({ tag, job_status }) => <JobStatus tag={tag} name={job_status} />,
  },
  {
    key: 'manager',
    title: t.profiles.manager,
    cell: ({ manager, manager_id, manager_avatar }) =>
      manager === null || manager_id === null ? (
        <NoValue />
      ) : (
        <WithFace id={manager_id} name={manager} portrait={manager_avatar} />
      ),
  },
  {
    key: 'start',
    title: t.profiles.startDate,
    card: 'second',
    short: ({ start_date }) => t.days.period(start_date, null),
    cell: ({ start_date }) => <DayText day={start_date} />,
  },
  {
    key: 'end',
    title: t.profiles.endDate,
    card: 'value',
    short: ({ end_date }) => end_date && t.days.until(end_date),
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
]
