import type { recordSortFields, TimeRecord } from '@portal/contract/hours/hours'
import { t } from '../../../messages/messages.ts'
import { recordColumns } from '../../../reference/record-columns.tsx'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'

type OwnReportColumn = Column<TimeRecord, typeof recordSortFields>

/** The columns of the own report. The rows of a phone have no day where the heading of their group says it. */
export const ownReportColumns = (isByDay: boolean): readonly OwnReportColumn[] => [
  { ...recordColumns.project, sort: 'project' },
  { ...recordColumns.category, sort: 'category' },
  { ...recordColumns.description, sort: 'description', width: '34%' },
  { ...recordColumns.date, sort: 'date', card: isByDay ? 'hidden' : 'second' },
  {
    key: 'manager',
    title: t.records.manager,
    sort: 'manager',
    cell: ({ manager }) => (manager === null ? <NoValue /> : <CutText text={manager} />),
    hasValue: ({ manager }) => manager !== null,
  },
  { ...recordColumns.hours, sort: 'hours' },
]
