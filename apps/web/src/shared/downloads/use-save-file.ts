import type { RouteDescriptor } from '@portal/contract/shared/route'
import { useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { toastError } from '../toasts/toasts.ts'
import { saveFile } from './save-file.ts'

/** Saves one file of the server at a time; a refusal is a toast. */
export function useSaveFile() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const save = async (descriptor: RouteDescriptor, query: object, params?: object) => {
    // The flag is a ref, because a second click may come before the state has changed.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await saveFile(descriptor, query, params)
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, save }
}
