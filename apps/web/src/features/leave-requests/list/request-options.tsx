import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { refusedInWords } from '../../../messages/refusals.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import type { RequestActs } from '../acts/use-request-acts.ts'

type Props = { request: LeaveRequest; name: string; acts: RequestActs }

/**
 * The buttons of the acts that the request's `can` allows. Where an approval is refused, 'Approve' stays and says why
 * it does nothing. The row of a person who has left already shows this reason below the name.
 */
export function RequestOptions({ request, name, acts }: Props) {
  const { can, left } = request
  return (
    <RowActions>
      {(can.approve || (can.approve_refusal !== null && left === null)) && (
        <RowAction
          label={t.leaveRequests.approve(name)}
          icon={<IconCheck size={18} aria-hidden />}
          refusal={refusedInWords(can.approve_reason, can.approve_refusal)}
          onClick={() => acts.approve(request)}
        />
      )}
      {can.decline && (
        <RowAction
          label={t.leaveRequests.decline(name)}
          icon={<IconX size={18} aria-hidden />}
          onClick={() => acts.decline(request)}
        />
      )}
      {can.delete && (
        <RowAction
          label={t.actions.deleteNamed(name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => acts.remove(request)}
        />
      )}
    </RowActions>
  )
}
