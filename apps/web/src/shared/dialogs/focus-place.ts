/** A control that opened a dialog or deleted its row, and where it is: its place among the controls of its row, and that of the row in the list. */
export type FocusPlace = {
  control: HTMLElement
  list: Element | null
  rowIndex: number
  controlIndex: number
}

const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, a[href], input, select')]

/** The place of an element; undefined where nothing has the focus. */
export function focusPlaceOf(element: Element | null): FocusPlace | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const row = element.closest('tr, li')
  return {
    control: element,
    list: row?.parentElement ?? null,
    rowIndex: row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1,
    controlIndex: row ? controlsIn(row).indexOf(element) : -1,
  }
}

/**
 * Focuses the control; where it has gone and nothing else has the focus, the same control of the row that has its place
 * now, or the page's heading.
 */
export function focusPlace({ control, list, rowIndex, controlIndex }: FocusPlace) {
  if (control.isConnected) {
    control.focus()
    return
  }
  if (document.activeElement !== document.body) return
  const rows = list?.isConnected ? [...list.children] : []
  const row = rows[Math.min(rowIndex, rows.length - 1)]
  const next = row && (controlsIn(row)[controlIndex] ?? controlsIn(row)[0])
  const target = next ?? document.querySelector<HTMLElement>('main h1')
  target?.focus()
}

/** Calls `onGone` once the control is taken out of the page, unless something else gets the focus before. */
export function watchControl({ control }: FocusPlace, onGone: () => void) {
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    stop()
    onGone()
  })
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}
