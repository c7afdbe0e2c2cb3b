import { Loader, Modal } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { AwayColleagues } from '../request/away-colleagues.tsx'
import { DecisionButtons } from '../request/decision-buttons.tsx'
import { type ColleaguesOf, oneRequest, useColleaguesAway } from '../request/decision-queries.ts'
import { LeftPerson, ManagerName, PhotoButton } from '../request/request-cells.tsx'
import { RequestFacts } from '../request/request-facts.tsx'
import { datesOf, nameOf } from '../request/request-name.ts'
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
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.decisions.request}
      closeOnEscape={!isCovered}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      {request && !away.isLoading ? (
        <Request request={request} away={away.of(request)} acts={acts} />
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

type RequestProps = { request: LeaveRequest; away: ReturnType<ColleaguesOf>; acts: RequestActs }

function Request({ request, away, acts }: RequestProps) {
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
      <dl className={styles.facts}>
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
        {note !== null && <Line label={t.leaveRequests.description}>{note}</Line>}
        {decision_note !== null && <Line label={t.leaveRequests.declineReason}>{decision_note}</Line>}
      </dl>
      {request.attached_file !== null && (
        <PhotoButton name={nameOf(request, true)} onView={() => acts.view(request)} />
      )}
      {can.decline && (
        <DecisionButtons request={request} name={nameOf(request, true)} acts={acts} look="dialog" />
      )}
    </div>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
