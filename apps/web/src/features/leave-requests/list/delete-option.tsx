import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { IconTrash } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { RowAction, RowActions } from '../../../shared/lists/cells/cells.tsx'
import type { RequestActs } from '../acts/request-acts.ts'

type Props = { request: LeaveRequest; name: string; acts: Pick<RequestActs, 'remove'> }

/** The button that deletes a request, where its `can` allows it. */
export const DeleteOption = ({ request, name, acts }: Props) => (
  <RowActions>
    {request.can.delete && (
      <RowAction
        label={t.actions.deleteNamed(name)}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => acts.remove(request)}
      />
    )}
  </RowActions>
)
