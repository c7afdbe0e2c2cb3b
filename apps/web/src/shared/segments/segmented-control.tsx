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
type Segment<Value extends string> = {
  value: Value
  label: string
  /** A second line. */
  hint?: string | undefined
  disabled?: boolean
}
type Props<Value extends string> = Name &
  SegmentsLook & {
    options: readonly Segment<Value>[]
    /** Null while nothing is chosen. */
    value: Value | null
    onChange: (value: Value) => void
    /** The path of a form's field, by which the form finds the field of an error, and whether it has one. */
    'data-path'?: string
    'aria-invalid'?: boolean
    'aria-describedby'?: string | undefined
  }

/** Chooses one of a few short choices, all of which are shown. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, isWide, isSmall, className = '', 'data-path': path, ...name } = props
  const group = useId()
  const free = options.filter((option) => option.disabled !== true)
  const first = free.find((option) => option.value === value) ?? free[0]
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
            disabled={option.disabled === true}
            data-path={option === first ? path : undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>
            {option.label} {option.hint && <small className={styles.hint}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
