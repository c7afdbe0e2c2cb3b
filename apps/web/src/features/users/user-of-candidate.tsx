import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import type { CreatedUser } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError } from '../../shared/toasts/toasts.ts'
import { refusalOf } from './candidate-account.ts'

const CreateUserModal = lazyPart(() => import('./create-user-modal.tsx').then((file) => file.CreateUserModal))

type Props = { candidateId: number; onCreated: (user: CreatedUser) => void; onClose: () => void }

/** The form for the account of a hired candidate. Where none can be made, a toast says why. */
export function UserOfCandidate({ candidateId, onCreated, onClose }: Props) {
  const { data, error } = useQuery(q(candidates.show, { params: { id: candidateId } }))
  /** The candidate as loaded when the form was opened. After the account is made, the row refuses another one. */
  const [candidate, setCandidate] = useState<Candidate>()
  const open = useEffectEvent((found: Candidate) => {
    if (candidate) return
    const refusal = refusalOf(found)
    if (refusal === undefined) setCandidate(found)
    else refuse(refusal)
  })
  const refuse = (sentence: string) => {
    toastError(sentence)
    onClose()
  }
  const fail = useEffectEvent(() => refuse(t.users.candidateFailed))
  useEffect(() => {
    if (data) open(data)
    else if (error) fail()
  }, [data, error])
  if (!candidate) return null
  return <CreateUserModal candidate={candidate} onCreated={onCreated} onClose={onClose} />
}
