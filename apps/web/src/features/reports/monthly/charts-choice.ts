import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'

const keyFor = (userId: number) => `portal.report-charts.${userId}`

/** Whether this user wants the charts above the report, in this browser. */
export function useChartsChoice(userId: number) {
  const [isShown, setShown] = useState(() => readStored(keyFor(userId), z.boolean()) ?? true)
  const show = (next: boolean) => {
    setShown(next)
    writeStored(keyFor(userId), next)
  }
  return [isShown, show] as const
}
