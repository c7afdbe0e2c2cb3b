import type { Candidate } from '@portal/contract/candidates/candidates'
import { isDay } from '@portal/domain/days'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { useCandidateChoice } from '../pieces/use-candidate-choice.ts'

/** The day from which on to write to a candidate again; saved when it is picked, typed or cleared. */
export function PingDay({ candidate }: { candidate: Candidate }) {
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
