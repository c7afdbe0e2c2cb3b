import type { Candidate } from '@portal/contract/candidates/candidates'
import { isDay } from '@portal/domain/days'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { PingAgainSwitch } from '../controls/ping-again-switch.tsx'
import { useCandidateChoice } from '../controls/use-candidate-choice.ts'
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

/** The day from which on to write to a candidate again; saved when it is picked, typed or cleared. */
function PingDay({ candidate }: { candidate: Candidate }) {
  const { shown, change } = useCandidateChoice(candidate, 'ping_again_on')
  const [typed, setTyped] = useState<{ value: string | null }>()
  const commit = (value: string | null) => {
    // A text that is no day stays, with the field's own sentence.
    if (value !== null && !isDay(value)) return
    setTyped(undefined)
    if (value !== shown) void change(value)
  }
  return (
    <DateField
      label={t.candidate.pingOn}
      clearable
      disabled={!candidate.can.update}
      value={typed ? typed.value : shown}
      onChange={(value) => setTyped({ value })}
      onCommit={commit}
    />
  )
}
