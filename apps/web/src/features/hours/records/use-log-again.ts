import type { TimeRecord } from '@portal/contract/hours/hours'
import type { Day } from '@portal/domain/days'
import { useRef, useState } from 'react'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { createRepeatGuard } from '../entry/repeat-guard.ts'
import type { HoursOf } from '../hours-of.ts'

/** Logs the hours of an earlier record on `today`. The second press of a double click does nothing. */
export function useLogAgain({ createAgain }: HoursOf, today: Day) {
  const [guard] = useState(() => createRepeatGuard())
  const latest = useRef<number>(undefined)
  return (again: TimeRecord) => {
    const { id, user_id, project_id, category_id, description, hours } = again
    if (project_id === null || category_id === null || guard.isRepeat(latest.current === id)) return
    guard.pressed()
    latest.current = id
    createAgain({ project_id, category_id, description, hours, date: today }, user_id).catch(toastError)
  }
}
