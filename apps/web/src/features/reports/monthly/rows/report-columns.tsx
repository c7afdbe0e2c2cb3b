import { VisuallyHidden } from '@mantine/core'
import type { ReportRow, reportSortFields } from '@portal/contract/reports'
import type { Month } from '@portal/domain/days'
import { formatReportHours } from '@portal/domain/hours/hours'
import { t } from '../../../../messages/messages.ts'
import { WithFace } from '../../../../reference/people/with-face.tsx'
import { JobStatus } from '../../../../reference/states/state-pieces.tsx'
import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../../shared/lists/data-columns.ts'
import styles from './report-columns.module.css'

type ReportColumn = Column<ReportRow, typeof reportSortFields>

export const keyOfRow = ({ user_id, project_id, category_id, job_status_id }: ReportRow) =>
  `${user_id} ${project_id} ${category_id} ${job_status_id}`

const hoursColumn: ReportColumn = {
  key: 'hours',
  sort: 'hours',
  title: t.records.hours,
  align: 'right',
  cell: ({ hours }) => <span data-figures>{formatReportHours(hours)}</span>,
}

/** The columns of the report. The people link to their calendars of the month. */
export const reportColumns = (month: Month): ReportColumn[] => [
  { key: 'user', sort: 'user', title: t.monthlyReport.user, cell: (row) => <User row={row} month={month} /> },
  ...factColumns,
  hoursColumn,
]

/** The columns on a phone, where the hours are beside the name. */
export const reportCardColumns = (month: Month): ReportColumn[] => [
  {
    key: 'user',
    sort: 'user',
    title: t.monthlyReport.user,
    card: 'heading',
    cell: (row) => (
      <span className={styles.heading}>
        <User row={row} month={month} />
        <span className={styles.cardHours} data-figures>
          <VisuallyHidden>{t.records.hours}: </VisuallyHidden>
          {formatReportHours(row.hours)}
        </span>
      </span>
    ),
  },
  ...factColumns,
  // A list is sorted by this column as well.
  { ...hoursColumn, card: 'hidden' },
]

const factColumns: ReportColumn[] = [
  {
    key: 'project',
    sort: 'project',
    title: t.records.project,
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
    cell: ({ tag, job_status }) => <JobStatus tag={tag} name={job_status} />,
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
