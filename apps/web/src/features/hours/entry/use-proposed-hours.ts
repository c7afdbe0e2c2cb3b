import type { Day } from '@portal/domain/days'
import { proposedHours } from '@portal/domain/hours/day-norm'
import { defaultHours, exactHours, hoursToType } from '@portal/domain/hours/hours'
import { useState } from 'react'
import type { WeekDay } from '../week/week-days.ts'
import type { UnsentRecord } from './unsent-records.ts'

type Sent = Pick<UnsentRecord, 'userId' | 'record'>
type Saved = Sent & { atMs: number }

type Options = {
  userId: number | undefined
  date: Day
  /** The day in its week; undefined until that is known. */
  day: WeekDay | undefined
  /** When the week was read. */
  readAtMs: number
  /** The records that are being sent. */
  underway: readonly Sent[]
}

/**
 * The hours that the form proposes for a day, as a person would type them. Records that are being sent count as logged,
 * as do those that were saved since the week was read.
 */
export function useProposedHours({ userId, date, day, readAtMs, underway }: Options) {
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const isUnread = ({ atMs }: Saved) => atMs > readAtMs
  const isOfDay = (sent: Sent) => sent.userId === userId && sent.record.date === date
  const further = [...underway, ...saved.filter(isUnread)].filter(isOfDay)
  const noteSaved = ({ userId: ofUserId, record }: Sent) =>
    setSaved((before) => [...before.filter(isUnread), { userId: ofUserId, record, atMs: Date.now() }])
  return {
    hours: textOf(
      day,
      further.map(({ record }) => record.hours),
    ),
    noteSaved,
  }
}

function textOf(day: WeekDay | undefined, further: readonly number[]): string {
  if (!day) return String(defaultHours)
  const proposed = proposedHours(exactHours([day.hours, ...further]), day.norm)
  return proposed === undefined ? '' : hoursToType(proposed)
}
