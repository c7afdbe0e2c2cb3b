import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { WithFace } from '../../../reference/people/with-face.tsx'

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
