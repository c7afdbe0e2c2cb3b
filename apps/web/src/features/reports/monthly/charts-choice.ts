import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'

const chartsKey = (userId: number) => `portal.report-charts.${userId}`

/** Whether this user wants the charts above the report, in this browser. They are folded at first. */
export function useChartsChoice(userId: number) {
  const [isShown, setShown] = useState(() => readStored(chartsKey(userId), z.boolean()) ?? false)
  const show = (next: boolean) => {
    setShown(next)
    writeStored(chartsKey(userId), next)
  }
  return [isShown, show] as const
}
