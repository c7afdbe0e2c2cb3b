import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../../messages/messages.ts'
import { toastError } from '../../../../shared/toasts/toasts.ts'

type Printed<Rows> = { of: string; rows: Rows }

/**
 * Prints all rows of a list that is shown page by page: they are fetched first, and stay until the sheets are made. The
 * browser's own keys for printing do the same; from its menu it prints the page that is shown. `of` names what is
 * listed.
 */
export function useWholePrint<Rows>(of: string, load: () => Promise<Rows>) {
  const [printed, setPrinted] = useState<Printed<Rows>>()
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const rows = await load()
      flushSync(() => setPrinted({ of, rows }))
      window.print()
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      setBusy(false)
    }
  }
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
    if (!isPrint || event.shiftKey || event.altKey) return
    event.preventDefault()
    void print()
  })
  useEffect(() => {
    const end = () => setPrinted(undefined)
    const keys = (event: KeyboardEvent) => onKeys(event)
    window.addEventListener('afterprint', end)
    window.addEventListener('keydown', keys)
    return () => {
      window.removeEventListener('afterprint', end)
      window.removeEventListener('keydown', keys)
    }
  }, [])
  return { rows: printed?.of === of ? printed.rows : undefined, isBusy, print: () => void print() }
}
