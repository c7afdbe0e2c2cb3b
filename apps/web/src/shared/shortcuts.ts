import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export type Shortcut = { key: string; label: string; run: () => void }

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Shortcut[]) {
  shortcuts = next
  for (const listener of listeners) listener()
}

/** A single key that works on the page while this component is mounted. When several use one key, the latest is called. */
export function useShortcut(key: string, label: string, run: () => void, isEnabled = true) {
  const latest = useEffectEvent(run)
  useEffect(() => {
    if (!isEnabled) return
    const shortcut: Shortcut = { key, label, run: () => latest() }
    publish([...shortcuts, shortcut])
    return () => publish(shortcuts.filter((other) => other !== shortcut))
  }, [key, label, isEnabled])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The shortcuts of this page, for the list of keys. */
export const useShortcutList = () => useSyncExternalStore(subscribe, () => shortcuts)

// A tick takes no letters.
const typingIn = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]'

/** The shortcut of a key press; undefined while typing, in a dialog, with a modifier, or while a key is held down. */
export function shortcutFor(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return undefined
  if (event.repeat) return undefined
  if (event.target instanceof Element && event.target.closest(typingIn)) return undefined
  return shortcuts.findLast((shortcut) => shortcut.key === event.key)
}
