import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { DecisionButtons } from '../../../reference/leave/decisions/decision-buttons.tsx'
import { datesAndDays, nameOf, typeOf } from '../../../reference/leave/request-name.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
import { DayText, NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import type { RequestActs } from '../acts/request-acts.ts'
import { AwayLine } from './away-colleagues.tsx'
import type { ColleaguesOf } from './decision-queries.ts'
import { ExtraSickSwitch } from './extra-sick-switch.tsx'
import { LeftPerson, ManagerName, PhotoButton, RequestOptions } from './request-cells.tsx'
import styles from './request-columns.module.css'
import { Balance, RequestFacts, RequestType } from './request-facts.tsx'

/** The columns of a person's own requests. */
export const ownColumns = (acts: RequestActs, isPhone: boolean): Column<LeaveRequest>[] => [
  {
    key: 'type',
    title: t.leaveRequests.type,
    card: 'heading',
    short: (request) => <RequestType request={request} />,
    cell: (request) => <RequestFacts request={request} />,
  },
  startColumn,
  endColumn,
  descriptionColumn,
  photoColumn(acts, false),
  statusColumn,
  ...optionsColumns(acts, { isPhone }),
]

/** A column that names no field to sort by, and so fits lists of any order. */
type PlainColumn = Omit<Column<LeaveRequest>, 'sort'>

type Everyones = {
  acts: RequestActs
  awayOf: ColleaguesOf
  isPhone: boolean
  /** Whether the person decides on requests; others have no column of extra sick leave. */
  mayDecide: boolean
}

/** The columns of everyone's requests, without those that the person cannot use. */
export const everyonesColumns = ({ acts, awayOf, isPhone, mayDecide }: Everyones): Column<LeaveRequest>[] => [
  userColumn,
  {
    key: 'type',
    title: t.leaveRequests.type,
    card: 'second',
    short: typeOf,
    cell: (request) => (
      <span className={styles.type}>
        <RequestFacts request={request} />
        {request.can.decline && <AwayLine {...awayOf(request)} />}
      </span>
    ),
  },
  ...(mayDecide ? [extraColumn] : []),
  managersColumn,
  startColumn,
  endColumn,
  photoColumn(acts, true),
  descriptionColumn,
  statusColumn,
  ...optionsColumns(acts, { isPhone, awayOf }),
]

export const userColumn: PlainColumn = {
  key: 'user',
  title: t.leaveRequests.user,
  card: 'heading',
  cell: ({ user: { id, full_name }, left }) => (
    <>
      <WithFace id={id} name={full_name}>
        <CutText text={full_name}>
          <RowLink to="/users/$id" params={{ id: String(id) }}>
            {full_name}
          </RowLink>
        </CutText>
      </WithFace>
      {left && <LeftPerson lastDay={left.last_day} />}
    </>
  ),
}

const extraColumn: Column<LeaveRequest> = {
  key: 'extra',
  title: t.leaveRequests.extraSickLeave,
  cell: (request) => <ExtraSickSwitch request={request} />,
  hasValue: ({ can, extra_sick_leave }) => can.toggle_extra || extra_sick_leave,
}

const managersColumn: Column<LeaveRequest> = {
  key: 'managers',
  title: t.leaveRequests.managers,
  cell: ({ managers }) =>
    managers.length > 0 ? (
      <ul className={styles.managers}>
        {managers.map((manager) => (
          <ManagerName key={manager.id} manager={manager} />
        ))}
      </ul>
    ) : (
      <NoValue />
    ),
  hasValue: ({ managers }) => managers.length > 0,
}

const startColumn: Column<LeaveRequest> = {
  key: 'start',
  title: t.leaveRequests.startDate,
  card: 'second',
  short: datesAndDays,
  cell: ({ start_date }) => <DayText day={start_date} />,
}

/** The end of a single day is not told a second time. */
const endColumn: Column<LeaveRequest> = {
  key: 'end',
  title: t.leaveRequests.endDate,
  cell: ({ start_date, end_date }) =>
    start_date === end_date ? (
      <span className={styles.sameDay}>{t.decisions.sameDay}</span>
    ) : (
      <DayText day={end_date} />
    ),
  hasValue: ({ start_date, end_date }) => start_date !== end_date,
}

const descriptionColumn: Column<LeaveRequest> = {
  key: 'description',
  title: t.leaveRequests.description,
  card: 'second',
  short: ({ note, decision_note }) =>
    decision_note === null ? note : t.leaveRequests.reasonOf(decision_note),
  cell: ({ note }) => (note === null ? <NoValue /> : <CutText text={note} />),
  hasValue: ({ note, decision_note }) => note !== null || decision_note !== null,
}

const photoColumn = ({ view }: RequestActs, namesUser: boolean): Column<LeaveRequest> => ({
  key: 'photo',
  title: t.leaveRequests.attachedPhoto,
  cell: (request) =>
    request.attached_file === null ? (
      <NoValue />
    ) : (
      <PhotoButton name={nameOf(request, namesUser)} onView={() => view(request)} />
    ),
  hasValue: ({ attached_file }) => attached_file !== null,
})

const statusColumn: Column<LeaveRequest> = {
  key: 'status',
  title: t.leaveRequests.status,
  card: 'value',
  short: ({ status }) => <RequestStatus status={status} />,
  cell: ({ status, decision_note }) => (
    <span className={styles.status}>
      <RequestStatus status={status} />
      {decision_note !== null && (
        <span className={styles.reason}>{t.leaveRequests.reasonOf(decision_note)}</span>
      )}
    </span>
  ),
}

const deleteColumn = { key: 'options', title: t.lists.options, align: 'right', card: 'actions' } as const

/**
 * The buttons that decide on a request: below a phone's row, where words have room, with what one has to know for it. With
 * `awayOf` the requests are those of many people.
 */
export const decisionColumn = (acts: RequestActs, awayOf?: ColleaguesOf): PlainColumn => ({
  key: 'decision',
  title: t.lists.options,
  align: 'right',
  card: 'footer',
  short: (request) => (
    <>
      <p className={styles.deciding}>
        {request.balance && <Balance balance={request.balance} />}
        {request.over_limit && <strong className={styles.over}>{t.leaveDays.overLimit}</strong>}
        {awayOf && <AwayLine {...awayOf(request)} />}
      </p>
      <DecisionButtons request={request} name={nameOf(request, awayOf !== undefined)} acts={acts} />
    </>
  ),
  cell: (request) => (
    <DecisionButtons request={request} name={nameOf(request, awayOf !== undefined)} acts={acts} />
  ),
  hasValue: ({ can }) => can.decline,
})

type Options = { isPhone: boolean; awayOf?: ColleaguesOf }

/** One column of all buttons on a desktop; on a phone those of a decision stand apart from the others. */
function optionsColumns(acts: RequestActs, { isPhone, awayOf }: Options): Column<LeaveRequest>[] {
  const namesUser = awayOf !== undefined
  const options = (request: LeaveRequest) => (
    <RequestOptions request={request} name={nameOf(request, namesUser)} acts={acts} />
  )
  if (isPhone) return [{ ...deleteColumn, cell: options }, decisionColumn(acts, awayOf)]
  return [
    {
      ...deleteColumn,
      cell: (request) => (
        <span className={styles.options}>
          {request.can.decline && (
            <DecisionButtons request={request} name={nameOf(request, namesUser)} acts={acts} look="stack" />
          )}
          {options(request)}
        </span>
      ),
    },
  ]
}
