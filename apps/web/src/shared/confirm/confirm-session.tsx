import { useEffect, useState } from 'react'
import { setConfirmer } from '../../api/confirm-first.ts'
import { lazyPart } from '../states/lazy-part.tsx'

const ConfirmDialog = lazyPart(() =>
  import('./confirm-session-dialog.tsx').then((file) => file.ConfirmSessionDialog),
)

type Answer = (isConfirmed: boolean) => void

/** Asks for the password where the server wants a fresh proof; the requests that wait for it then go again. */
export function ConfirmSession() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(
    () => setConfirmer(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  )
  if (waiting.length === 0) return null
  const answer = (isConfirmed: boolean) => {
    setWaiting([])
    for (const resolve of waiting) resolve(isConfirmed)
  }
  return <ConfirmDialog onConfirmed={() => answer(true)} onClose={() => answer(false)} />
}
