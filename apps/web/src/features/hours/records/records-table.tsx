import type { TimeRecord } from '@portal/contract/hours/hours'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { recordColumns } from '../../../reference/record-columns.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column, DataTableProps, ListQuery } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { RowOptions } from '../../../shared/lists/row-options.tsx'
import { nameOf } from './record-name.ts'

/** The functions that the buttons of a row call. */
export type RecordActs = { onEdit: (record: TimeRecord) => void; onDelete: (record: TimeRecord) => void }

type Props = {
  label: string
  /** The records; undefined until they are loaded. */
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
      columns={namesUsers ? userColumns(acts) : ownColumns(acts, group !== undefined)}
      rows={records}
      query={query}
      rowKey={(record) => record.id}
      {...(group && { group })}
      failed={t.records.failed}
      empty={empty}
    />
  )
}

const ownColumns = (acts: RecordActs, isOfSeveral: boolean): Column<TimeRecord>[] => [
  { ...recordColumns.project, card: 'heading' },
  ...sharedColumns('40%'),
  isOfSeveral ? actsOfOthers(acts) : actsColumn(acts, t.lists.options, nameOf),
]

const userColumns = (acts: RecordActs): Column<TimeRecord>[] => [
  {
    key: 'user',
    title: t.hours.user,
    card: 'heading',
    cell: (record) => <CutText text={record.user} />,
  },
  recordColumns.project,
  ...sharedColumns('34%'),
  actsOfOthers(acts),
]

const sharedColumns = (descriptionWidth: string): Column<TimeRecord>[] => [
  recordColumns.category,
  { ...recordColumns.description, width: descriptionWidth },
  { ...recordColumns.date, card: 'hidden' },
  recordColumns.hours,
]

/** The buttons of a row with the person in their names, which tell the records of several people apart. */
const actsOfOthers = (acts: RecordActs) =>
  actsColumn(acts, t.hours.actions, (record) => t.hours.recordOf(nameOf(record), record.user))

const actsColumn = (
  { onEdit, onDelete }: RecordActs,
  title: string,
  nameOfRow: (record: TimeRecord) => string,
): Column<TimeRecord> => ({
  key: 'actions',
  title,
  card: 'actions',
  width: '6rem',
  cell: (record) => (
    <RowOptions
      name={nameOfRow(record)}
      can={record.can}
      onEdit={() => onEdit(record)}
      onDelete={() => onDelete(record)}
    />
  ),
})
