import { TextInput, type TextInputProps } from '@mantine/core'
import { mostTypedOfCode } from '@portal/domain/people/second-factors'
import { useEffect, useRef } from 'react'

type Props = Pick<TextInputProps, 'label' | 'error' | 'size'> & {
  /** An app shows digits; a recovery code is a text. */
  kind: 'app' | 'recovery'
  value: string
  onType: (typed: string) => void
}

const app = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
const recovery = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const

/** The field of a code. A refused one stays and is selected, so that the next one takes its place. */
export function CodeField({ kind, error, onType, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])
  return (
    <TextInput
      {...(kind === 'app' ? app : recovery)}
      {...props}
      required
      withAsterisk={false}
      autoFocus
      data-autofocus
      maxLength={mostTypedOfCode}
      ref={field}
      error={error}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
