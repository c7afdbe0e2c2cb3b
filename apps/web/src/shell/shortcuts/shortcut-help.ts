let isOpen = false
const listeners = new Set<() => void>()

function publish(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

export const openShortcutHelp = () => publish(true)
export const closeShortcutHelp = () => publish(false)
export const shortcutHelpIsOpen = () => isOpen

/** Returns a function that stops listening. */
export function onShortcutHelp(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
