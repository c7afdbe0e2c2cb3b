import { TextInput, type TextInputProps } from '@mantine/core'
import { maxHoursPerDay } from '@portal/domain/records'
import type { KeyboardEvent } from 'react'
import { t } from '../../../messages/messages.ts'
import { stepHours } from '../hours.ts'
import styles from './hours-field.module.css'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string
  onChange: (value: string) => void
}

const halfAnHour = 0.5
const steps: Readonly<Record<string, number>> = { ArrowUp: halfAnHour, ArrowDown: -halfAnHour }

/** Takes 7.5, 7,5 and 7:30; the arrow keys go by half an hour. */
export function HoursField({ value = '', onChange, onFocus, ...field }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(stepHours(value, step, maxHoursPerDay))
  }
  return (
    <TextInput
      {...field}
      label={t.hours.hours}
      errorProps={{ className: styles.error }}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // Hours are typed anew, not mended.
        event.currentTarget.select()
        onFocus?.(event)
      }}
    />
  )
}
