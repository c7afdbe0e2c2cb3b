import { type RefObject, useEffect } from 'react'

/**
 * Blocks typing while a form is being saved: the form closes or begins anew with the answer, and the text would be
 * lost.
 */
export function useUnchanged(formRef: RefObject<HTMLFormElement | null>, isSaving: boolean) {
  useEffect(() => {
    const form = formRef.current
    if (!form || !isSaving) return
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') return
      event.preventDefault()
      event.stopPropagation()
    }
    // Touch keyboards and the clipboard send no keydown that could be cancelled.
    const events = ['keydown', 'beforeinput']
    for (const name of events) form.addEventListener(name, refuse, true)
    return () => {
      for (const name of events) form.removeEventListener(name, refuse, true)
    }
  }, [formRef, isSaving])
}
