import { Loader, Modal } from '@mantine/core'
import { histories } from '@portal/contract/audit'
import type { LeaveCounters } from '@portal/contract/leave-balances'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { yearOf } from '@portal/domain/days'
import { counterOf } from '@portal/domain/leave/counters'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { HistoryFold } from '../../../reference/history/history-fold.tsx'
import { countersOf } from '../../../reference/leave/counters-query.ts'
import { DecisionButtons } from '../../../reference/leave/decisions/decision-buttons.tsx'
import { datesOf, nameOf } from '../../../reference/leave/request-name.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { AskedDay } from '../request/asked-day.tsx'
import { AwayColleagues } from '../request/away-colleagues.tsx'
import { type ColleaguesOf, oneRequest, useColleaguesAway } from '../request/decision-queries.ts'
import { ExtraSickSwitch } from '../request/extra-sick-switch.tsx'
import { LeftPerson, ManagerName, PhotoButton } from '../request/request-cells.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import type { RequestActs } from './request-acts.ts'
import styles from './request-dialog.module.css'

type Props = {
  id: number
  acts: RequestActs
  /** Whether another dialog is above it, which Escape closes then. */
  isCovered: boolean
  onClose: () => void
}

/**
 * One request with all that somebody needs who decides on it. The address opens it, so that Back closes it without an
 * entry of its own in the history.
 */
export function RequestDialog({ id, acts, isCovered, onClose }: Props) {
  const isPhone = useIsPhone()
  const { data, error, refetch } = useQuery(oneRequest(id))
  useFocusReturn()
  const request = data?.paginate_requests[0]
  const away = useColleaguesAway(request && [request])
  const year = request && yearOfBalance(request)
  const counters = useQuery({ ...countersOf(year ?? 0, request?.user.id), enabled: year !== undefined })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.decisions.request}
      closeOnEscape={!isCovered}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      {request && year !== undefined && !away.isLoading && !counters.isLoading ? (
        <Request
          request={request}
          away={away.of(request)}
          left={counters.data && leftOf(request, year, counters.data)}
          acts={acts}
        />
      ) : data && !request ? (
        <div className={styles.gone}>
          <p className={styles.goneTitle}>{t.decisions.requestGone}</p>
          <p>{t.decisions.requestGoneHint}</p>
        </div>
      ) : error ? (
        <ErrorNotice title={t.decisions.requestFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <Loader size="sm" />
        </div>
      )}
    </Modal>
  )
}

const yearOfBalance = ({ balance, start_date }: LeaveRequest) => balance?.year ?? yearOf(start_date)

function leftOf({ request_type }: LeaveRequest, year: number, counters: LeaveCounters) {
  const counter = counterOf(request_type)
  return {
    label: t.leaveDays.counters[counter],
    text: t.leaveBalance.line(counter, counters[counter], year),
  }
}

type RequestProps = {
  request: LeaveRequest
  away: ReturnType<ColleaguesOf>
  /** What can still be planned; undefined where it could not be loaded. */
  left: ReturnType<typeof leftOf> | undefined
  acts: RequestActs
}

function Request({ request, away, left: balance, acts }: RequestProps) {
  const { user, left, status, note, decision_note, managers, can } = request
  const mayOpenPeople = useMayOpen('/users/$id')
  return (
    <div className={styles.request}>
      <div className={styles.person}>
        <WithFace id={user.id} name={user.full_name}>
          {mayOpenPeople ? (
            <RowLink to="/users/$id" params={{ id: String(user.id) }}>
              {user.full_name}
            </RowLink>
          ) : (
            user.full_name
          )}
        </WithFace>
        <RequestStatus status={status} />
      </div>
      {left && <LeftPerson lastDay={left.last_day} />}
      <p className={styles.dates}>{datesOf(request)}</p>
      <RequestFacts request={request} />
      {can.toggle_extra && <ExtraSickSwitch request={request} hasLabel />}
      <dl className={styles.facts}>
        {balance && <Line label={balance.label}>{balance.text}</Line>}
        {can.decline && (
          <Line label={t.leaveRequests.away}>
            <AwayColleagues {...away} />
          </Line>
        )}
        {managers.length > 0 && (
          <Line label={t.leaveRequests.managers}>
            <ul className={styles.managers}>
              {managers.map((manager) => (
                <ManagerName key={manager.id} manager={manager} />
              ))}
            </ul>
          </Line>
        )}
        <Line label={t.decisions.asked}>
          <AskedDay at={request.created_at} />
        </Line>
        {note !== null && <Line label={t.leaveRequests.description}>{note}</Line>}
        {decision_note !== null && <Line label={t.leaveRequests.declineReason}>{decision_note}</Line>}
      </dl>
      {request.attached_file !== null && (
        <PhotoButton name={nameOf(request, true)} onView={() => acts.view(request)} />
      )}
      {can.decline && (
        <DecisionButtons request={request} name={nameOf(request, true)} acts={acts} look="dialog" />
      )}
      <HistoryFold route={histories.request} id={request.id} />
    </div>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
