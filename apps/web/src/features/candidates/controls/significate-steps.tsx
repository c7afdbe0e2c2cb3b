import { type Significate, significateSteps } from '@portal/domain/candidates/candidates'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './significate-steps.module.css'

type Props = {
  /** Where the candidate stands. */
  value: Significate
  isDisabled?: boolean
  /** Whether the steps before the chosen one are behind the candidate. */
  hasWay?: boolean
  onChange: (next: Significate) => void
}

const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The significates as a row of steps, of which one is chosen. Arrow keys move the focus only, and Space chooses: each
 * choice may be saved at once, and the history would keep every step in between.
 */
export function SignificateSteps({ value, isDisabled = false, hasWay = true, onChange }: Props) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    const steps = row.current?.querySelectorAll('input') ?? []
    steps[(index + by + steps.length) % steps.length]?.focus()
  }
  const reached = significateSteps.indexOf(value)
  return (
    <div ref={row} role="radiogroup" aria-label={t.candidateLabels.significate} className={styles.steps}>
      {significateSteps.map((step, index) => {
        const isPassed = hasWay && value !== 'rejected' && index < reached
        return (
          <label key={step} className={styles.step} data-step={step} data-passed={isPassed || undefined}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={step === value}
              disabled={isDisabled}
              onKeyDown={(event) => moveFocus(event, index)}
              onChange={() => onChange(step)}
            />
            <span className={styles.text}>
              {isPassed && <IconCheck size={14} aria-hidden />}
              {t.significates[step]}
            </span>
          </label>
        )
      })}
    </div>
  )
}
