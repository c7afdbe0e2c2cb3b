import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToastsWanted, toastsAreWanted } from './toasts.ts'

const ToastCenter = lazy(() =>
  import('./toast-center.tsx').then(({ ToastCenter }) => ({ default: ToastCenter })),
)

/** The place for toasts; their code is loaded for the first one. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(onToastsWanted, toastsAreWanted)
  if (!isWanted) return null
  return (
    <Suspense>
      <ToastCenter />
    </Suspense>
  )
}
