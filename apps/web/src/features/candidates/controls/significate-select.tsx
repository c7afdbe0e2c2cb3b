import { NativeSelect } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { significateSteps } from '@portal/domain/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { StateDot, StateMark } from '../../../shared/states/state-mark.tsx'
import { useCandidateChoice } from './use-candidate-choice.ts'
import type { KnownCandidate } from './use-save-candidate.ts'

const choices = significateSteps.map((value) => ({ value, label: t.significates[value] }))

type Props = { candidate: KnownCandidate & Pick<Candidate, 'full_name' | 'can'> }

/** Where a candidate stands; saved at once. */
export function SignificateSelect({ candidate }: Props) {
  const { shown, change } = useCandidateChoice(candidate, 'significate')
  const look = stateLooks.significate[shown]
  if (!candidate.can.update) return <StateMark look={look}>{t.significates[shown]}</StateMark>
  return (
    <NativeSelect
      aria-label={t.candidateControls.significateOf(candidate.full_name)}
      leftSection={<StateDot {...look} />}
      leftSectionWidth="1.75rem"
      rightSectionWidth="1.75rem"
      data={choices}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = significateSteps.find((significate) => significate === currentTarget.value)
        if (next) void change(next)
      }}
    />
  )
}
