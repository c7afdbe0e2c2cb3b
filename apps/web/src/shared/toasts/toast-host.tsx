import { useEffect, useSyncExternalStore } from 'react'
import { whenQuiet } from '../later/when-quiet.ts'
import { latePart } from '../stand-ins/late-part.tsx'
import { onToastsWanted, preloadToasts, toastsAreWanted } from './toasts.ts'

const Nothing = () => null
const ToastCenter = latePart(
  () => import('./toast-center.tsx').then(({ ToastCenter }) => ToastCenter),
  Nothing,
  Nothing,
)

const preload = () => whenQuiet(preloadToasts)

/** The place for toasts. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(onToastsWanted, toastsAreWanted)
  useEffect(preload, [])
  if (!isWanted) return null
  return <ToastCenter />
}
