import { Badge, Button } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { type Day, formatDay } from '@portal/domain/days'
import { isStanding } from '@portal/domain/leave/leave'
import { IconPhoto } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { RequestStatus } from '../../../reference/leave/request-status.tsx'
import { kindColors } from '../../../reference/record-kinds.ts'
import { useToday } from '../../../session/use-user.ts'
import { DayText, NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import type { RequestActs } from '../acts/use-request-acts.ts'
import { ExtraSickSwitch } from './extra-sick-switch.tsx'
import styles from './request-columns.module.css'
import { nameOf, typeOf } from './request-name.ts'
import { RequestOptions } from './request-options.tsx'

/** The columns of a person's own requests. */
export const ownColumns = (acts: RequestActs): Column<LeaveRequest>[] => [
  { ...columns.type, card: 'heading' },
  columns.start,
  columns.end,
  columns.description,
  photoColumn(acts, false),
  columns.status,
  optionsColumn(acts, false),
]

/** The columns of everyone's requests. */
export const everyonesColumns = (acts: RequestActs): Column<LeaveRequest>[] => [
  userColumn,
  columns.type,
  {
    key: 'extra',
    title: t.leaveRequests.extraSickLeave,
    cell: (request) => <ExtraSickSwitch request={request} />,
    hasValue: ({ can, extra_sick_leave }) => can.toggle_extra || extra_sick_leave,
  },
  {
    key: 'managers',
    title: t.leaveRequests.managers,
    cell: ({ managers }) =>
      managers.length > 0 ? (
        <ul className={styles.managers}>
          {managers.map(({ id, first_name, last_name }) => (
            <li key={id}>
              {first_name} {last_name}
            </li>
          ))}
        </ul>
      ) : (
        <NoValue />
      ),
    hasValue: ({ managers }) => managers.length > 0,
  },
  columns.start,
  columns.end,
  photoColumn(acts, true),
  columns.description,
  columns.status,
  optionsColumn(acts, true),
]

/** The columns of the queue, with that of the colleagues who are away. */
export const queueColumns = (acts: RequestActs, away: Column<LeaveRequest>): Column<LeaveRequest>[] => [
  userColumn,
  columns.type,
  columns.start,
  columns.end,
  columns.description,
  photoColumn(acts, true),
  away,
  optionsColumn(acts, true),
]

const userColumn: Column<LeaveRequest> = {
  key: 'user',
  title: t.leaveRequests.user,
  card: 'heading',
  cell: ({ user: { id, full_name }, left }) => (
    <>
      <CutText text={full_name}>
        <RowLink to="/users/$id" params={{ id: String(id) }}>
          {full_name}
        </RowLink>
      </CutText>
      {left && <Left lastDay={left.last_day} />}
    </>
  ),
}

const columns = {
  type: { key: 'type', title: t.leaveRequests.type, cell: (request) => <Type request={request} /> },
  start: {
    key: 'start',
    title: t.leaveRequests.startDate,
    cell: ({ start_date }) => <DayText day={start_date} />,
  },
  end: {
    key: 'end',
    title: t.leaveRequests.endDate,
    cell: ({ end_date }) => <DayText day={end_date} />,
    // A card tells a single day once.
    hasValue: ({ start_date, end_date }) => start_date !== end_date,
  },
  description: {
    key: 'description',
    title: t.leaveRequests.description,
    cell: ({ note }) => (note === null ? <NoValue /> : <CutText text={note} />),
    hasValue: ({ note }) => note !== null,
  },
  status: { key: 'status', title: t.leaveRequests.status, cell: (request) => <Status request={request} /> },
} as const satisfies Record<string, Column<LeaveRequest>>

const photoColumn = ({ view }: RequestActs, namesUser: boolean): Column<LeaveRequest> => ({
  key: 'photo',
  title: t.leaveRequests.attachedPhoto,
  cell: (request) =>
    request.attached_file === null ? (
      <NoValue />
    ) : (
      <Button
        className={styles.photo ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconPhoto size={18} aria-hidden />}
        aria-label={t.leaveRequests.showPhoto(nameOf(request, namesUser))}
        onClick={() => view(request)}
      >
        {t.leaveRequests.photo}
      </Button>
    ),
  hasValue: ({ attached_file }) => attached_file !== null,
})

const optionsColumn = (acts: RequestActs, namesUser: boolean): Column<LeaveRequest> => ({
  key: 'options',
  title: t.lists.options,
  align: 'right',
  card: 'actions',
  cell: (request) => <RequestOptions request={request} name={nameOf(request, namesUser)} acts={acts} />,
})

/** Says why the request has no 'Approve'. */
function Left({ lastDay }: { lastDay: Day | null }) {
  const today = useToday()
  return <span className={styles.left}>{t.leaveRequests.left(leftInWords(lastDay, today))}</span>
}

function leftInWords(lastDay: Day | null, today: Day) {
  if (lastDay === null) return t.leaveRequests.leftUnknown
  return lastDay < today
    ? t.leaveRequests.leftOn(formatDay(lastDay))
    : t.leaveRequests.leavesOn(formatDay(lastDay))
}

function Type({ request }: { request: LeaveRequest }) {
  const { request_type, status, days, over_limit } = request
  const isDayLeft = days > 0 || !isStanding(status)
  return (
    <span className={styles.type}>
      <Badge color={kindColors[request_type]} variant="filled" fw={500}>
        {typeOf(request)}
      </Badge>
      <span className={isDayLeft || status !== 'pending' ? styles.days : styles.none}>
        {isDayLeft ? t.leaveRequests.days(days) : t.leaveRequests.noDayLeft}
        {over_limit && <strong className={styles.over}> · {t.leaveDays.overLimit}</strong>}
      </span>
    </span>
  )
}

function Status({ request: { status, decision_note } }: { request: LeaveRequest }) {
  return (
    <span className={styles.status}>
      <RequestStatus status={status} />
      {decision_note !== null && (
        <span className={styles.reason}>{t.leaveRequests.reasonOf(decision_note)}</span>
      )}
    </span>
  )
}
