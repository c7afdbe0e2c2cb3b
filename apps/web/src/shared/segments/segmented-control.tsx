import { useId } from 'react'
import styles from './segmented-control.module.css'

type Name = { 'aria-label': string } | { 'aria-labelledby': string }
/** The look of the control in its surroundings. */
export type SegmentsLook = {
  /** Whether the control is as wide as its surroundings; otherwise it is as wide as its texts. */
  isWide?: boolean
  isSmall?: boolean
  className?: string | undefined
}
type Props<Value extends string> = Name &
  SegmentsLook & {
    options: readonly { value: Value; label: string }[]
    value: Value
    onChange: (value: Value) => void
  }

/** Chooses one of a few short choices, all of which are shown. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, isWide, isSmall, className = '', ...name } = props
  const group = useId()
  return (
    <div
      {...name}
      role="radiogroup"
      className={`${styles.segments} ${className}`}
      data-wide={isWide}
      data-small={isSmall}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
