import type { TimeRecord } from '@portal/contract/hours/hours'
import type { ReactNode } from 'react'
import { WithFace } from '../../../reference/people/with-face.tsx'

type Props = {
  record: TimeRecord
  /** What stands below the name. */
  children?: ReactNode
}

/** The person of a record, in lists with records of others. */
export const PersonOfRecord = ({ record: { user_id, user }, children }: Props) => (
  <>
    <WithFace id={user_id} name={user} />
    {children}
  </>
)
