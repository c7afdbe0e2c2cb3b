import type { OwnSecondFactors } from '@portal/contract/accounts/second-factors'
import type { SetUps } from './use-set-ups.tsx'

/** The props of each kind of factor in Settings. */
export type FactorPart = {
  factors: OwnSecondFactors
  /** Whether there is one factor alone, with which the recovery codes end. */
  isLast: boolean
  /** Whether that one may not be removed, because one is required. */
  isLastKept: boolean
  setUps: SetUps
}
