import { histories } from '@portal/contract/audit'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { HistoryAction } from '../../../reference/history/history-action.tsx'
import { recordColumns } from '../../../reference/record-columns.tsx'
import { RowAction } from '../../../shared/lists/cells/cells.tsx'
import type { Column, DataTableProps, ListQuery } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { RowOptions } from '../../../shared/lists/row-options.tsx'
import { nameOf } from './record-name.ts'

/** The functions that the buttons of a row call. */
export type RecordActs = {
  onEdit: (record: TimeRecord) => void
  onDelete: (record: TimeRecord) => void
  /** Logs the same hours today; absent where the list is that of today or of everyone. */
  onAgain?: ((record: TimeRecord) => void) | undefined
}

type Props = {
  label: string
  /** The records; undefined until they are loaded. */
  records: readonly TimeRecord[] | undefined
  query: ListQuery
  acts: RecordActs
  /** Draws the person of a row; absent where all rows are one's own. */
  person?: (record: TimeRecord) => ReactNode
  /** Puts each person's cards together on a phone, below a heading. */
  group?: DataTableProps<TimeRecord>['group']
  empty: ReactNode
}

export function RecordsTable(props: Props) {
  const { label, records, query, acts, person, group, empty } = props
  const isPhone = useIsPhone()
  return (
    <DataTable
      label={label}
      columns={person ? userColumns(acts, group !== undefined, person) : ownColumns(acts)}
      rows={records}
      query={query}
      rowKey={(record) => record.id}
      {...(group && isPhone && { group })}
      failed={t.records.failed}
      empty={empty}
    />
  )
}

const ownColumns = (acts: RecordActs): Column<TimeRecord>[] => [
  recordColumns.project,
  ...sharedColumns('26%'),
  actsColumn(acts, t.lists.options, nameOf),
]

const userColumns = (
  acts: RecordActs,
  isGrouped: boolean,
  person: (record: TimeRecord) => ReactNode,
): Column<TimeRecord>[] => [
  {
    key: 'user',
    title: t.hours.user,
    card: isGrouped ? 'hidden' : 'heading',
    cell: person,
  },
  isGrouped ? recordColumns.project : { ...recordColumns.project, card: 'second' },
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
  { onEdit, onDelete, onAgain }: RecordActs,
  title: string,
  nameOfRow: (record: TimeRecord) => string,
): Column<TimeRecord> => ({
  key: 'actions',
  title,
  card: 'actions',
  width: onAgain ? '8rem' : '6rem',
  cell: (record) => (
    <RowOptions
      name={nameOfRow(record)}
      can={record.can}
      onEdit={() => onEdit(record)}
      onDelete={() => onDelete(record)}
    >
      {!record.can.update && (
        <HistoryAction route={histories.record} id={record.id} name={nameOfRow(record)} />
      )}
      {onAgain && record.record_type === 'regular' && (
        <RowAction
          label={t.hours.againToday(nameOfRow(record))}
          icon={<IconRepeat size={18} aria-hidden />}
          onClick={() => onAgain(record)}
        />
      )}
    </RowOptions>
  ),
})
