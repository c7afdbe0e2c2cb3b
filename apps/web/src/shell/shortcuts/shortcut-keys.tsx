import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../../messages/messages.ts'
import { shortcutFor, useShortcut } from '../../shared/shortcuts.ts'
import { closeShortcutHelp, onShortcutHelp, openShortcutHelp, shortcutHelpIsOpen } from './shortcut-help.ts'
import { ShortcutHelpDialog } from './shortcut-help-dialog.tsx'

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
