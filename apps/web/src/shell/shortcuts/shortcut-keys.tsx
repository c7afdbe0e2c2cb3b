import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../../messages/messages.ts'
import { shortcutFor, useShortcut } from '../../shared/shortcuts.ts'
import { lazyPart } from '../../shared/states/lazy-part.tsx'

const ShortcutHelpDialog = lazyPart(() =>
  import('./shortcut-help-dialog.tsx').then((file) => file.ShortcutHelpDialog),
)

let isOpen = false
const listeners = new Set<() => void>()

function publish(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

export const openShortcutHelp = () => publish(true)
const closeShortcutHelp = () => publish(false)
const shortcutHelpIsOpen = () => isOpen

/** Returns a function that stops listening. */
function onShortcutHelp(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Handles single keys and shows their list on '?'. */
export function ShortcutKeys() {
  const isHelpOpen = useSyncExternalStore(onShortcutHelp, shortcutHelpIsOpen)
  useShortcut('?', t.shortcuts.help, openShortcutHelp)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(event)
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!isHelpOpen) return null
  return <ShortcutHelpDialog onClose={closeShortcutHelp} />
}
