import type { Candidate } from '@portal/contract/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { PingAgainSwitch } from '../pieces/ping-again-switch.tsx'
import { PingDay } from './ping-day.tsx'
import styles from './profile.module.css'

type Props = { candidate: Candidate }

/** Whether to write to a candidate again, and from which day on. */
export const PingAgain = ({ candidate }: Props) => (
  <div className={styles.ping}>
    <PingAgainSwitch candidate={candidate} label={t.candidateLabels.ping_again} hasDayField />
    {candidate.ping_again && (
      <div className={styles.day}>
        <PingDay candidate={candidate} />
      </div>
    )}
  </div>
)
