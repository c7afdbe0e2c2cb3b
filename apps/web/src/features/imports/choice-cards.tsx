import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'

type Card<Value extends string> = { value: Value; label: string; hint?: string | undefined }

type Props<Value extends string> = {
  label: string
  options: readonly Card<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
  error?: ReactNode
  /** The path of the field, by which the form finds the field of an error. */
  'data-path'?: string
}

/** Chooses one of a few things, each of which needs a line of help. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, disabled = false, error, 'data-path': path } = props
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        className={styles.cards}
      >
        {options.map((option, place) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={`${id}-choice`}
              className={styles.input}
              checked={option.value === value}
              disabled={disabled}
              data-path={place === 0 ? path : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <small className={styles.hint}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}
