import { obstacleToAccount, type Significate } from '@portal/domain/candidates/candidates'
import { hasRecruitingAccess } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

type Facts = { significate: Significate; user_id: number | null }

/** People with recruiting access edit all candidates (docs/product-rules.md#recruiting). */
export const candidatePolicy: Policy<Facts, 'update' | 'delete' | 'create_user'> = (actor, row) => {
  const verdict = hasRecruitingAccess(actor) ? undefined : notAllowed
  return {
    update: verdict,
    delete: verdict,
    create_user: obstacleToAccount(actor, row) === undefined ? undefined : notAllowed,
  }
}

const notAllowed = () => forbidden('candidates.forbidden')
