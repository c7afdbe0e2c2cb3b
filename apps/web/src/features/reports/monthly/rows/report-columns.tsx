import type { ReportRow, reportSortFields } from '@portal/contract/reports'
import type { Month } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../../messages/messages.ts'
import { WithFace } from '../../../../reference/people/with-face.tsx'
import { JobStatus } from '../../../../reference/states/state-marks.tsx'
import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../../shared/lists/data-columns.ts'

type ReportColumn = Column<ReportRow, typeof reportSortFields>

export const keyOfRow = ({ user_id, project_id, category_id, job_status_id }: ReportRow) =>
  `${user_id} ${project_id} ${category_id} ${job_status_id}`

/** The columns of the report. The people link to their calendars of the month. */
export const reportColumns = (month: Month): ReportColumn[] => [
  {
    key: 'user',
    sort: 'user',
    title: t.monthlyReport.user,
    card: 'heading',
    cell: (row) => <User row={row} month={month} />,
  },
  ...factColumns,
]

/** The columns on a phone, where the heading of a group of rows names their person. */
export const reportColumnsOfPerson = (month: Month): ReportColumn[] =>
  reportColumns(month).map((column) => {
    if (column.key === 'user') return { ...column, card: 'hidden' }
    return column.key === 'project' ? { ...column, card: 'heading', short: column.cell } : column
  })

const factColumns: ReportColumn[] = [
  {
    key: 'project',
    sort: 'project',
    title: t.records.project,
    card: 'second',
    short: ({ project }) => project,
    cell: ({ project_id: id, project }) => (
      <CutText text={project}>
        <RowLink to="/projects/$id" params={{ id }}>
          {project}
        </RowLink>
      </CutText>
    ),
  },
  {
    key: 'category',
    sort: 'category',
    title: t.records.category,
    card: 'second',
    cell: ({ category }) => <CutText text={category} />,
  },
  {
    key: 'manager',
    sort: 'manager',
    title: t.records.manager,
    cell: ({ manager }) => (manager === null ? <NoValue /> : <CutText text={manager} />),
    hasValue: ({ manager }) => manager !== null,
  },
  {
    key: 'status',
    sort: 'job_status',
    title: t.monthlyReport.jobStatus,
    card: 'second',
    cell: ({ tag, job_status }) => <JobStatus tag={tag} name={job_status} />,
  },
  {
    key: 'hours',
    sort: 'hours',
    title: t.records.hours,
    align: 'right',
    card: 'value',
    cell: ({ hours }) => <span data-figures>{formatHours(hours)}</span>,
  },
]

type UserProps = { row: Pick<ReportRow, 'user' | 'user_id'>; month: Month }

/** The person, as a link to their calendar of the month. */
export const User = ({ row: { user, user_id: userId }, month }: UserProps) => (
  <WithFace id={userId} name={user}>
    <CutText text={user}>
      <RowLink to="/admin-monthly-report/$userId" params={{ userId: String(userId) }} search={{ month }}>
        {user}
      </RowLink>
    </CutText>
  </WithFace>
)
