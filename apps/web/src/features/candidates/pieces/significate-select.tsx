import { NativeSelect } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { significates } from '@portal/domain/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { useCandidateChoice } from './use-candidate-choice.ts'
import type { KnownCandidate } from './use-save-candidate.ts'

const choices = significates.map((value) => ({ value, label: t.significates[value] }))

type Props = {
  candidate: KnownCandidate & Pick<Candidate, 'full_name' | 'can'>
  /** Gives the select a label where no column heading says what it is. */
  label?: string
}

/** Where a candidate stands; saved at once. */
export function SignificateSelect({ candidate, label }: Props) {
  const { shown, change } = useCandidateChoice(candidate, 'significate')
  if (!candidate.can.update) return t.significates[candidate.significate]
  return (
    <NativeSelect
      {...(label === undefined
        ? { 'aria-label': t.candidatePieces.significateOf(candidate.full_name) }
        : { label })}
      data={choices}
      value={shown}
      onChange={({ currentTarget }) => {
        const next = significates.find((significate) => significate === currentTarget.value)
        if (next) void change(next)
      }}
    />
  )
}
