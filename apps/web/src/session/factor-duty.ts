import type { SessionUser } from '@portal/contract/accounts/session'
import type { Day } from '@portal/domain/days'

/** Whether the person must set up a second factor before they see any other page. */
export const mustSetUpFactor = ({ factor_required_from: from }: SessionUser, today: Day): boolean =>
  from !== null && from <= today
