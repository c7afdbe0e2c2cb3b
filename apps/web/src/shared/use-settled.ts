import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

const settleMs = 250

/**
 * A text field whose text is written to the address when typing pauses. Other changes of the address (Back, reset) are
 * shown in the field.
 */
export function useSettled(value: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, basedOn: value, sent: value })
  if (draft.basedOn !== value) {
    // While the address has the text that was sent, the typed text stays; any other address replaces it.
    const text = value === draft.sent ? draft.text : value
    setDraft({ text, basedOn: value, sent: value })
  }
  const router = useRouter()
  const settle = useEffectEvent((text: string) => {
    const { location, resolvedLocation } = router.state
    // Another page is being opened, and writing to this page's address would lead back to it.
    if (resolvedLocation && location.pathname !== resolvedLocation.pathname) return
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
