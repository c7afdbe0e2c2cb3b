import type { TimeRecord } from '@portal/contract/hours'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { DataTable, type ListQuery } from '../../../shared/data-table.tsx'
import type { RecordActs } from './record-act-dialog.tsx'
import { ownColumns, userColumns } from './record-columns.tsx'

type Props = {
  label: string
  /** Undefined until they are loaded. */
  records: readonly TimeRecord[] | undefined
  query: ListQuery
  acts: RecordActs
  /** Whether each row says whose it is. */
  namesUsers: boolean
  empty: ReactNode
}

export function RecordsTable({ label, records, query, acts, namesUsers, empty }: Props) {
  return (
    <DataTable
      label={label}
      columns={namesUsers ? userColumns(acts) : ownColumns(acts)}
      rows={records}
      query={query}
      rowKey={(record) => record.id}
      failed={t.hours.recordsFailed}
      empty={empty}
    />
  )
}
