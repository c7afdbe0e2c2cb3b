import { type OwnSecondFactors, secondFactors } from '@portal/contract/accounts/second-factors'
import type { Day } from '@portal/domain/days'
import { q } from '../../api/query.ts'

export const ownFactors = q(secondFactors.show)

export const countOf = ({ totp, passkeys }: OwnSecondFactors): number => passkeys.length + (totp ? 1 : 0)

/** Whether the person must have a factor on that day. */
export const isRequired = ({ required_from }: OwnSecondFactors, today: Day): boolean =>
  required_from !== null && required_from <= today

/** Whether no factor may be removed, because one must stay. The server refuses it too. */
export const isLastKept = (factors: OwnSecondFactors, today: Day): boolean =>
  isRequired(factors, today) && countOf(factors) === 1
