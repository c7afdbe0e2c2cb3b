import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { asksBeforeUnload } from '../../browser/before-unload.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { ConfirmProps } from '../dialogs/confirm-modal.tsx'

export type LeaveWords = Pick<ConfirmProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'icon'>

type Form = {
  /** Whether input would be lost. */
  isChanged: boolean
  /** Whether the form is being sent; it is not left before the answer. */
  isBusy?: boolean
  /** Whether going from one path to another asks nothing, because the input stays in its draft. */
  staysFor?: (path: string, from: string) => boolean
  onDiscard: () => void
  /** What is asked, where it is not about typed input. */
  words?: LeaveWords
}

type LeaveQuestion = {
  /** Leaves at once where no input would be lost, otherwise asks first. */
  leave: (go: () => void) => void
  question: ReactNode
}

const usualWords = {
  title: t.actions.discardTitle,
  text: t.actions.discardQuestion,
  confirmLabel: t.actions.discard,
  cancelLabel: t.actions.keepEditing,
}

/**
 * Asks before typed input is lost by a link or Back to another page. When the tab is closed or reloaded the browser
 * asks. Closing a dialog asks through `leave`.
 */
export function useLeaveQuestion({
  isChanged,
  isBusy = false,
  staysFor = () => false,
  onDiscard,
  words = usualWords,
}: Form): LeaveQuestion {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<{ go: () => void }>()

  const leave = (go: () => void) => {
    if (isBusy) return
    if (leaving) setLeaving(undefined)
    else if (isChanged) setLeaving({ go })
    else go()
  }
  const askBefore = useEffectEvent(leave)
  const stays = useEffectEvent((path: string, from: string) => !isBusy && staysFor(path, from))

  useEffect(() => {
    if (!isChanged) return
    return history.block({
      enableBeforeUnload: asksBeforeUnload,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        // Another day or filter of the same page keeps its forms.
        if (nextLocation.pathname === currentLocation.pathname) return false
        if (stays(nextLocation.pathname, currentLocation.pathname)) return false
        const pass = { ignoreBlocker: true }
        // The next page replaces the entry of an open dialog.
        const replaces = action === 'REPLACE' || (currentLocation.state.overlays ?? 0) > 0
        const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
        askBefore(() => {
          if (action !== 'PUSH' && action !== 'REPLACE') history.go(steps, pass)
          else if (replaces) history.replace(nextLocation.href, undefined, pass)
          else history.push(nextLocation.href, undefined, pass)
        })
        return true
      },
    })
  }, [isChanged, history])

  const question = leaving && (
    <ConfirmDialog
      {...words}
      isOwnEntry={false}
      onConfirm={() => {
        onDiscard()
        leaving.go()
      }}
      onClose={() => setLeaving(undefined)}
    />
  )
  return { leave, question }
}

/** The question of a form on a page; mount it while input would be lost. */
export const LeaveGuard = ({ onDiscard }: Pick<Form, 'onDiscard'>) =>
  useLeaveQuestion({ isChanged: true, onDiscard }).question
