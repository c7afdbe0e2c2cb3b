import type { Day } from '@portal/domain/days'
import { type ReactNode, useState } from 'react'
import { DateField } from '../../shared/date-field.tsx'
import styles from './contract-date-field.module.css'

type Props = {
  label: string
  description?: ReactNode
  value: Day | null
  onChange: (day: Day | null) => void
  onFocus?: () => void
  onBlur?: () => void
  error?: ReactNode
  withAsterisk?: boolean
  clearable?: boolean
  clearButtonProps?: { 'aria-label': string }
}

/**
 * A date whose calendar is out of the way once a day is there, whether picked or typed: it would cover the buttons
 * below, and what the server says after Enter. Escape closes the calendar first and the form after it.
 */
export function ContractDateField({ onChange, onFocus, onBlur, ...field }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DateField
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...field}
      classNames={{ day: styles.day ?? '' }}
      popoverProps={{ opened: isOpen }}
      data-mantine-stop-propagation={isOpen || undefined}
      onChange={(day) => {
        onChange(day)
        setOpen(false)
      }}
      onClick={() => setOpen(true)}
      onFocus={() => {
        onFocus?.()
        setOpen(true)
      }}
      onBlur={() => {
        onBlur?.()
        setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === 'Escape') setOpen(false)
      }}
    />
  )
}
