const surroundings = 'search, section, header, main, [role="dialog"]'

/**
 * The `ref` of a button that goes away when it has done its work. When it was pressed by a key, the focus passes to the
 * nearest control before it, rather a button than a field, or to the page's heading, instead of being lost.
 */
export function passFocusOn(button: HTMLElement | null) {
  return () => {
    // After a click a field would take the focus, and open its list.
    if (!button?.matches(':focus-visible')) return
    const place = button.closest(surroundings) ?? document.body
    const candidates = [
      ...before(button, place, 'button, a[href]'),
      ...before(button, place, 'input, select'),
    ]
    // The focus moves later, because the controls around it change in the same step.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const heading = document.querySelector<HTMLElement>('main h1')
      const next = candidates.find(takesFocus) ?? heading
      next?.focus()
    })
  }
}

/** The controls of a place before an element, the nearest first. */
const before = (element: HTMLElement, place: Element, controls: string) =>
  [...place.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse()

const takesFocus = (element: HTMLElement) =>
  element.isConnected && element.tabIndex >= 0 && !element.matches(':disabled')
