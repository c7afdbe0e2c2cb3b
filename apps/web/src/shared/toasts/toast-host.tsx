import { useSyncExternalStore } from 'react'
import { latePart } from '../stand-ins/late-part.tsx'
import { onToastsWanted, toastsAreWanted } from './toasts.ts'

const ToastCenter = latePart(() => import('./toast-center.tsx').then(({ ToastCenter }) => ToastCenter))

/** The place for toasts; their code is loaded for the first one. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(onToastsWanted, toastsAreWanted)
  if (!isWanted) return null
  return <ToastCenter />
}
