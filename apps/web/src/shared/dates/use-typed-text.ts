import { withoutInvisible } from '@portal/domain/texts/stored'
import { useState } from 'react'
import { type TypedValue, textOf, type ValueKind } from './typed-value.ts'

/** The text of a day or month while it is typed, and the value that it stands for. */
export function useTypedText(
  kind: ValueKind,
  value: TypedValue,
  onChange: (value: TypedValue) => void,
  onCommit: ((value: TypedValue) => void) | undefined,
) {
  const [typed, setTyped] = useState<{ text: string; value: TypedValue }>()
  // A typed text is outdated once the value was set from elsewhere.
  const isTyping = typed !== undefined && typed.value === value
  const change = (next: TypedValue) => {
    onChange(next)
    return next
  }
  const stopTyping = () => setTyped(undefined)
  return {
    text: isTyping ? typed.text : textOf(value, kind),
    isTyping,
    type: (text: string) => {
      const read = kind.parse(text)
      const shown = read !== undefined && kind.complete.test(text) ? kind.format(read) : text
      setTyped({ text: shown, value: change(withoutInvisible(text) === '' ? null : (read ?? text)) })
    },
    change,
    commit: (next: TypedValue) => {
      stopTyping()
      onCommit?.(next)
    },
    stopTyping,
  }
}
