import { Checkbox } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import type { requestSortFields } from '@portal/contract/leave-requests/request-sort'
import { dayIn } from '@portal/domain/days'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { datesAndDays, datesOf, nameOf, typeOf } from '../../../reference/leave/request-name.ts'
import { DayText, NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import type { RequestActs } from '../acts/request-acts.ts'
import { AwayColleagues } from '../request/away-colleagues.tsx'
import type { ColleaguesOf } from '../request/decision-queries.ts'
import { ExtraSickSwitch } from '../request/extra-sick-switch.tsx'
import { PhotoButton } from '../request/request-cells.tsx'
import { decisionColumn, userColumn } from '../request/request-columns.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import styles from './queue-page.module.css'
import type { Selection } from './use-selection.ts'

type Given = { acts: RequestActs; awayOf: ColleaguesOf; selection: Selection }

/** The columns of the queue: what somebody needs who decides. */
export const queueColumns = ({
  acts,
  awayOf,
  selection,
}: Given): Column<LeaveRequest, typeof requestSortFields>[] => [
  {
    key: 'select',
    title: t.decisions.selection,
    card: 'select',
    cell: (request) => (
      <label className={styles.tick} htmlFor={`select-${request.id}`}>
        <Checkbox
          id={`select-${request.id}`}
          aria-label={t.decisions.select(nameOf(request, true))}
          checked={selection.has(request)}
          onChange={() => selection.toggle(request)}
        />
      </label>
    ),
  },
  { ...userColumn, sort: 'user', width: '12rem' },
  {
    key: 'type',
    title: t.leaveRequests.type,
    sort: 'request_type',
    card: 'second',
    short: typeOf,
    width: '14.5rem',
    cell: (request) => (
      <div className={styles.type} data-several>
        <RequestFacts request={request} />
        {request.can.toggle_extra && <ExtraSickSwitch request={request} hasLabel />}
      </div>
    ),
  },
  {
    key: 'dates',
    title: t.decisions.dates,
    sort: 'start_date',
    card: 'second',
    short: datesAndDays,
    cell: (request) => <span className={styles.dates}>{datesOf(request)}</span>,
  },
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
  {
    key: 'asked',
    title: t.decisions.asked,
    sort: 'created_at',
    cell: ({ created_at }) => <AskedDay at={created_at} />,
  },
  decisionColumn(acts, awayOf),
]

const root = getRouteApi(rootRouteId)

/** The company's day of a moment. */
function AskedDay({ at }: { at: string }) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  return <DayText day={dayIn(timeZone, new Date(at))} />
}
