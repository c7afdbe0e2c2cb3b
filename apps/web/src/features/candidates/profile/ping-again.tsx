import { TextInput } from '@mantine/core'
import type { Candidate } from '@portal/contract/recruiting/candidates'
import { formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { latePart } from '../../../shared/stand-ins/late-part.tsx'
import { PingAgainSwitch } from '../pieces/ping-again-switch.tsx'
import styles from './profile.module.css'

type Props = { candidate: Candidate }

const StandIn = ({ candidate: { ping_again_on: day } }: Props) => (
  <TextInput label={t.candidate.pingOn} value={day === null ? '' : formatDay(day)} readOnly />
)
const PingDay = latePart(() => import('./ping-day.tsx').then((file) => file.PingDay), StandIn)

/** Whether to write to a candidate again, and from which day on. */
export const PingAgain = ({ candidate }: Props) => (
  <div className={styles.ping}>
    <PingAgainSwitch candidate={candidate} label={t.candidate.pingAgain} hasDayField />
    {candidate.ping_again && (
      <div className={styles.day}>
        <PingDay candidate={candidate} />
      </div>
    )}
  </div>
)
