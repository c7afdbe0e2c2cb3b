import { Button } from '@mantine/core'
import { histories } from '@portal/contract/audit'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { type Day, formatDay } from '@portal/domain/days'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { HistoryAction } from '../../../reference/history/history-action.tsx'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { useToday } from '../../../session/use-user.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import type { RequestActs } from '../acts/request-acts.ts'
import styles from './request-columns.module.css'

type Props = { manager: LeaveRequest['managers'][number] }

/** A manager of the person who asks for leave, as an item of a list. */
export function ManagerName({ manager: { id, first_name, last_name, avatar } }: Props) {
  const name = `${first_name} ${last_name}`
  return (
    <li>
      <WithFace id={id} name={name} portrait={avatar}>
        {name}
      </WithFace>
    </li>
  )
}

/** Says why the request of a person who has left has no 'Approve'. */
export function LeftPerson({ lastDay }: { lastDay: Day | null }) {
  const today = useToday()
  return <span className={styles.left}>{t.leaveRequests.left(leftInWords(lastDay, today))}</span>
}

/** When the person left or leaves. */
export function leftInWords(lastDay: Day | null, today: Day) {
  if (lastDay === null) return t.leaveRequests.leftUnknown
  return lastDay < today
    ? t.leaveRequests.leftOn(formatDay(lastDay))
    : t.leaveRequests.leavesOn(formatDay(lastDay))
}

/** Shows the photo of a request, which the name names. */
export const PhotoButton = ({ name, onView }: { name: string; onView: () => void }) => (
  <Button
    className={styles.photo ?? ''}
    variant="subtle"
    color="gray"
    size="compact-sm"
    leftSection={<IconPhoto size={18} aria-hidden />}
    aria-label={t.leaveRequests.showPhoto(name)}
    onClick={onView}
  >
    {t.leaveRequests.photo}
  </Button>
)

type DeleteProps = { request: LeaveRequest; name: string; acts: Pick<RequestActs, 'remove'> }

/** The button that deletes a request, where its `can` allows it. */
export const RequestOptions = ({ request, name, acts }: DeleteProps) => (
  <RowActions>
    <HistoryAction route={histories.request} id={request.id} name={name} />
    {request.can.delete && (
      <RowAction
        label={t.actions.deleteNamed(name)}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => acts.remove(request)}
      />
    )}
  </RowActions>
)
