import type { TimeRecord } from '@portal/contract/hours/hours'
import { t } from '../messages/messages.ts'
import { useMayOpen } from '../session/use-permissions.ts'
import { DayText, HoursText, RowLink } from '../shared/lists/cells/cells.tsx'
import { CutText } from '../shared/lists/cells/cut-text.tsx'
import type { Column } from '../shared/lists/data-columns.ts'
import styles from './record-columns.module.css'
import { KindMark } from './states/state-marks.tsx'

/** The columns that every list of records has. */
export const recordColumns = {
  project: {
    key: 'project',
    title: t.records.project,
    card: 'heading',
    cell: (record) => <ProjectName record={record} />,
  },
  category: {
    key: 'category',
    title: t.records.category,
    card: 'second',
    cell: (record) => <CutText text={record.category ?? ''} />,
    hasValue: (record) => record.category !== null,
  },
  description: {
    key: 'description',
    title: t.records.description,
    card: 'second',
    cell: (record) => <span className={styles.description}>{record.description}</span>,
    hasValue: (record) => record.description !== '',
  },
  date: { key: 'date', title: t.records.date, cell: (record) => <DayText day={record.date} /> },
  hours: {
    key: 'hours',
    title: t.records.hours,
    align: 'right',
    card: 'value',
    cell: (record) => <HoursText hours={record.hours} />,
  },
} as const satisfies Record<string, Column<TimeRecord>>

/** The project of worked hours, as a link for those who may open its profile, or the kind of leave. */
function ProjectName({ record }: { record: TimeRecord }) {
  const mayOpenProfile = useMayOpen('/projects/$id')
  const { record_type, project_id: id, project } = record
  if (record_type !== 'regular') return <KindMark kind={record} />
  if (id === null || !mayOpenProfile) return <CutText text={project ?? ''} />
  return (
    <CutText text={project ?? ''}>
      <RowLink to="/projects/$id" params={{ id }}>
        {project}
      </RowLink>
    </CutText>
  )
}
