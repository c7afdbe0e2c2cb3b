import { VisuallyHidden } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { yearOf } from '@portal/domain/days'
import { IconNote, IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { DecisionButtons } from '../../../reference/leave/decisions/decision-buttons.tsx'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { useToday } from '../../../session/use-user.ts'
import { NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { RequestActs } from '../acts/request-acts.ts'
import { leftInWords } from '../request/request-cells.tsx'
import { RequestType } from '../request/request-facts.tsx'
import styles from './queue-columns.module.css'
import type { QueueSearch } from './queue-search.ts'

type Props = { request: LeaveRequest }

/** The id of the link that opens a request, to which the keys J and K bring the focus. */
export const openerOf = (id: number) => `open-${id}`

export const LineUser = ({ request: { user } }: Props) => (
  <span className={styles.above}>
    <WithFace id={user.id} name={user.full_name}>
      <CutText isSingleLine text={user.full_name}>
        <RowLink to="/users/$id" params={{ id: String(user.id) }}>
          {user.full_name}
        </RowLink>
      </CutText>
    </WithFace>
  </span>
)

/** The type of leave, which opens the request from anywhere in its line, and whether it has a note and a photo. */
export const OpenRequest = ({
  request,
  search,
  onOpen,
}: Props & { search: QueueSearch; onOpen: () => void }) => (
  <span className={styles.opener}>
    <Link
      id={openerOf(request.id)}
      to="/requests_list"
      search={{ ...search, request: request.id }}
      resetScroll={false}
      className={styles.open}
      aria-label={t.decisions.open(nameOf(request, true))}
      onClick={onOpen}
    >
      <RequestType request={request} />
    </Link>
    {request.note !== null && (
      <>
        <IconNote size={16} className={styles.icon} aria-hidden />
        <VisuallyHidden>{t.decisions.hasNote}</VisuallyHidden>
      </>
    )}
    {request.attached_file !== null && (
      <>
        <IconPhoto size={16} className={styles.icon} aria-hidden />
        <VisuallyHidden>{t.decisions.hasPhoto}</VisuallyHidden>
      </>
    )}
  </span>
)

export const Days = ({ request: { days } }: Props) => (
  <span className={styles.days}>{days > 0 ? t.leaveRequests.days(days) : <NoValue />}</span>
)

/** What an approval leads to, or that it would count no day. */
export function Outcome({ request: { days, balance, over_limit } }: Props) {
  const thisYear = yearOf(useToday())
  if (days === 0) return <span className={styles.warning}>{t.leaveRequests.noDayLeft}</span>
  if (balance === null) return <NoValue />
  const facts = { ...balance, counter: null, year: balance.year === thisYear ? null : balance.year }
  return (
    <span className={styles.outcome}>
      <span aria-hidden>{t.decisions.balance(facts)}</span>
      <VisuallyHidden>
        {t.decisions.balanceInWords({ ...facts, counter: t.leaveDays.counters[balance.counter] })}
      </VisuallyHidden>
      {over_limit && <strong className={styles.warning}> · {t.leaveDays.overLimit}</strong>}
    </span>
  )
}

/** The two buttons; in place of 'Approve' when somebody who has left asked. */
export function LineDecision({ request, acts }: Props & { acts: RequestActs }) {
  const today = useToday()
  return (
    <span className={`${styles.decision} ${styles.above}`}>
      {request.left && <span className={styles.warning}>{leftInWords(request.left.last_day, today)}</span>}
      <DecisionButtons request={request} name={nameOf(request, true)} acts={acts} />
    </span>
  )
}
