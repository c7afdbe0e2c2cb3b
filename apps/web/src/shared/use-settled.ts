import { useEffect, useEffectEvent, useState } from 'react'

const settleMs = 250

/**
 * A text field whose text goes to the address once the typing pauses. Changes of the address from elsewhere (back,
 * reset) come back into the field.
 */
export function useSettled(value: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, basedOn: value, sent: value })
  if (draft.basedOn !== value) {
    // Typing goes on while the address takes what was sent; any other address replaces the draft.
    const text = value === draft.sent ? draft.text : value
    setDraft({ text, basedOn: value, sent: value })
  }
  const settle = useEffectEvent((text: string) => {
    setDraft((current) => ({ ...current, sent: text }))
    onSettle(text)
  })
  const settled = draft.text.trim()
  useEffect(() => {
    if (settled === draft.basedOn) return
    const timer = setTimeout(() => settle(settled), settleMs)
    return () => clearTimeout(timer)
  }, [settled, draft.basedOn])
  const setText = (text: string) => setDraft((current) => ({ ...current, text }))
  return [draft.text, setText] as const
}
