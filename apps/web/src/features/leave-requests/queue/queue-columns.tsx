import { Checkbox } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import type { requestSortFields } from '@portal/contract/leave-requests/request-sort'
import { t } from '../../../messages/messages.ts'
import { datesAndDays, datesOf, nameOf, typeOf } from '../../../reference/leave/request-name.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import type { RequestActs } from '../acts/request-acts.ts'
import { AskedDay } from '../request/asked-day.tsx'
import { AwayColleagues, AwayCount } from '../request/away-colleagues.tsx'
import type { ColleaguesOf } from '../request/decision-queries.ts'
import { ExtraSickSwitch } from '../request/extra-sick-switch.tsx'
import { PhotoButton } from '../request/request-cells.tsx'
import { decisionColumn, userColumn } from '../request/request-columns.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import { Days, LineDecision, LineUser, OpenRequest, Outcome } from './line-cells.tsx'
import styles from './queue-columns.module.css'
import type { QueueSearch } from './queue-search.ts'
import type { Selection } from './use-selection.ts'

type QueueColumn = Column<LeaveRequest, typeof requestSortFields>

type Given = {
  acts: RequestActs
  awayOf: ColleaguesOf
  selection: Selection
}
type Line = Given & {
  /** The address of the list, to which opening a request adds it. */
  search: QueueSearch
  onOpen: () => void
}

/** The columns of the queue on a desktop: a line has what decides, and the dialog that it opens all else. */
export const lineColumns = ({ acts, awayOf, selection, search, onOpen }: Line): QueueColumn[] => [
  { ...selectColumn(selection), width: '2.75rem' },
  { ...userColumn, sort: 'user', cell: (request) => <LineUser request={request} /> },
  {
    key: 'type',
    title: t.leaveRequests.type,
    sort: 'request_type',
    cell: (request) => <OpenRequest {...{ request, search, onOpen }} />,
  },
  { ...datesColumn, cell: (request) => <span className={styles.dates}>{datesOf(request)}</span> },
  {
    key: 'days',
    title: t.decisions.days,
    align: 'right',
    cell: (request) => <Days request={request} />,
  },
  { key: 'balance', title: t.decisions.outcome, cell: (request) => <Outcome request={request} /> },
  { key: 'away', title: t.decisions.away, cell: (request) => <AwayCount {...awayOf(request)} /> },
  askedColumn,
  {
    key: 'decision',
    title: t.lists.options,
    align: 'right',
    card: 'footer',
    cell: (request) => <LineDecision request={request} acts={acts} />,
  },
]

/** The rows of the queue on a phone, which open in place. */
export const cardColumns = ({ acts, awayOf, selection }: Given): QueueColumn[] => [
  selectColumn(selection),
  { ...userColumn, sort: 'user' },
  {
    key: 'type',
    title: t.leaveRequests.type,
    sort: 'request_type',
    card: 'second',
    short: typeOf,
    cell: (request) => (
      <div className={styles.type}>
        <RequestFacts request={request} />
        {request.can.toggle_extra && <ExtraSickSwitch request={request} hasLabel />}
      </div>
    ),
  },
  { ...datesColumn, card: 'second', short: datesAndDays },
  {
    key: 'away',
    title: t.leaveRequests.away,
    cell: (request) => <AwayColleagues {...awayOf(request)} />,
  },
  {
    key: 'details',
    title: t.leaveRequests.description,
    cell: (request) =>
      request.note === null && request.attached_file === null ? (
        <NoValue />
      ) : (
        <>
          {request.note !== null && <CutText text={request.note} />}
          {request.attached_file !== null && (
            <PhotoButton name={nameOf(request, true)} onView={() => acts.view(request)} />
          )}
        </>
      ),
    hasValue: ({ note, attached_file }) => note !== null || attached_file !== null,
  },
  askedColumn,
  decisionColumn(acts, awayOf),
]

const selectColumn = ({ decidable, selected, has, toggle, toggleAll }: Selection): QueueColumn => ({
  key: 'select',
  title: t.decisions.selection,
  header: decidable.length > 0 && (
    <Checkbox
      aria-label={t.decisions.selectAll}
      checked={selected.length === decidable.length}
      indeterminate={selected.length > 0 && selected.length < decidable.length}
      onChange={toggleAll}
    />
  ),
  card: 'select',
  cell: (request) => (
    <label className={styles.tick} htmlFor={`select-${request.id}`}>
      <Checkbox
        id={`select-${request.id}`}
        aria-label={t.decisions.select(nameOf(request, true))}
        checked={has(request)}
        onChange={() => toggle(request)}
      />
    </label>
  ),
})

const datesColumn: QueueColumn = {
  key: 'dates',
  title: t.decisions.dates,
  sort: 'start_date',
  cell: datesOf,
}

const askedColumn: QueueColumn = {
  key: 'asked',
  title: t.decisions.asked,
  sort: 'created_at',
  cell: ({ created_at }) => <AskedDay at={created_at} />,
}
