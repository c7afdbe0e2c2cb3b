import { Switch } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import styles from './ping-again-switch.module.css'
import { useCandidateChoice } from './use-candidate-choice.ts'
import type { KnownCandidate } from './use-save-candidate.ts'

type Props = {
  candidate: KnownCandidate & Pick<Candidate, 'full_name' | 'ping_again_due' | 'can'>
  /** Gives the switch a label where no column heading says what it is. */
  label?: string
  /** Whether a field beside the switch shows the day. */
  hasDayField?: boolean
}

/** Whether to write to a candidate again, saved at once, and from which day on. */
export function PingAgainSwitch({ candidate, label, hasDayField = false }: Props) {
  const { full_name, ping_again_on: day, ping_again_due: isDue, can } = candidate
  const { shown, change } = useCandidateChoice(candidate, 'ping_again')
  return (
    <div className={styles.ping}>
      <Switch
        {...(label === undefined
          ? { 'aria-label': t.candidateControls.pingAgainOf(full_name) }
          : { label, description: t.candidateForm.pingAgainHint })}
        checked={shown}
        disabled={!can.update}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {shown && isDue && <DueMark />}
      {shown && day !== null && !hasDayField && (
        <time className={styles.day} dateTime={day}>
          {t.candidateControls.pingOn(formatDay(day))}
        </time>
      )}
    </div>
  )
}

/** The mark beside the day of a ping that is due. */
export const DueMark = () => <StateMark look={stateLooks.due}>{t.candidateControls.pingDue}</StateMark>
