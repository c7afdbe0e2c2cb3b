import { useState } from 'react'
import { useOpenedByDraft } from '../../../../shared/forms/use-draft.ts'

/**
 * Whether the form that adds an item is shown: from the start where the section is empty or something was typed into it
 * before, and later by its button. Where the section is empty only a save closes it.
 */
export function useAdding({ draft, isEmpty }: { draft: string; isEmpty: boolean }) {
  const [isOpen, setOpen] = useOpenedByDraft(draft)
  const [wasClosed, setClosed] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  // The form stays when an item that somebody else added arrives while a person types.
  if (isEmpty && !wasClosed && !isOpen) setOpen(true)
  return {
    isAdding: isOpen,
    /** Whether the form was shown by the button, so that its first field takes the focus. */
    wasOpened,
    /** Whether the form was shown and then closed, so that the button takes the focus. */
    wasClosed,
    open: () => {
      setOpened(true)
      setOpen(true)
    },
    close: () => {
      setClosed(true)
      setOpen(false)
    },
  }
}
