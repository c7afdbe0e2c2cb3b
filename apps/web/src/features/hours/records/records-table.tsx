import { Badge } from '@mantine/core'
import type { TimeRecord } from '@portal/contract/hours'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { kindColors, leaveName } from '../../../reference/record-kinds.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { DayText, HoursText, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column, DataTableProps, ListQuery } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { RowOptions } from '../../../shared/lists/row-options.tsx'
import { nameOf } from '../record-name.ts'
import styles from './records-table.module.css'

/** Called by the buttons of a row. */
export type RecordActs = { onEdit: (record: TimeRecord) => void; onDelete: (record: TimeRecord) => void }

type Props = {
  label: string
  /** Undefined until they are loaded. */
  records: readonly TimeRecord[] | undefined
  query: ListQuery
  acts: RecordActs
  /** Whether each row names its person. */
  namesUsers?: boolean
  /** Puts a heading before each person's records. */
  group?: DataTableProps<TimeRecord>['group']
  empty: ReactNode
}

export function RecordsTable({ label, records, query, acts, namesUsers = false, group, empty }: Props) {
  return (
    <DataTable
      label={label}
      columns={namesUsers ? userColumns(acts) : ownColumns(acts)}
      rows={records}
      query={query}
      rowKey={(record) => record.id}
      {...(group && { group })}
      failed={t.hours.recordsFailed}
      empty={empty}
    />
  )
}

const ownColumns = (acts: RecordActs): Column<TimeRecord>[] => [
  {
    key: 'project',
    title: t.hours.project,
    card: 'heading',
    cell: (record) => <ProjectName record={record} />,
  },
  ...sharedColumns(acts, '40%', t.lists.options),
]

const userColumns = (acts: RecordActs): Column<TimeRecord>[] => [
  {
    key: 'user',
    title: t.hours.user,
    card: 'heading',
    cell: (record) => <CutText text={record.user} />,
  },
  { key: 'project', title: t.hours.project, cell: (record) => <ProjectName record={record} /> },
  ...sharedColumns(acts, '34%', t.hours.actions),
]

const sharedColumns = (
  { onEdit, onDelete }: RecordActs,
  descriptionWidth: string,
  actsTitle: string,
): Column<TimeRecord>[] => [
  {
    key: 'category',
    title: t.hours.category,
    cell: (record) => <CutText text={record.category ?? ''} />,
    hasValue: (record) => record.category !== null,
  },
  {
    key: 'description',
    title: t.hours.description,
    width: descriptionWidth,
    cell: (record) => <span className={styles.description}>{record.description}</span>,
    hasValue: (record) => record.description !== '',
  },
  { key: 'date', title: t.hours.date, card: 'hidden', cell: (record) => <DayText day={record.date} /> },
  {
    key: 'hours',
    title: t.hours.hours,
    align: 'right',
    cell: (record) => <HoursText hours={record.hours} />,
  },
  {
    key: 'actions',
    title: actsTitle,
    card: 'actions',
    width: '6rem',
    cell: (record) => (
      <RowOptions
        name={nameOf(record)}
        can={record.can}
        onEdit={() => onEdit(record)}
        onDelete={() => onDelete(record)}
      />
    ),
  },
]

/** The project of worked hours, a link for those who may open its profile; or the kind of leave. */
function ProjectName({ record }: { record: TimeRecord }) {
  const mayOpenProfile = useMayOpen('/projects/$id')
  const { record_type, project_id: id, project } = record
  if (record_type !== 'regular') {
    return (
      <Badge color={kindColors[record_type]} variant="filled" tt="none" fw={500} radius="sm">
        {leaveName(record)}
      </Badge>
    )
  }
  if (id === null || !mayOpenProfile) return <CutText text={project ?? ''} />
  return (
    <CutText text={project ?? ''}>
      <RowLink to="/projects/$id" params={{ id }}>
        {project}
      </RowLink>
    </CutText>
  )
}
