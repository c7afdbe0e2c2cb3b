import type { Day } from '@portal/domain/days'
import { proposedHours } from '@portal/domain/hours/day-norm'
import { defaultHours, exactHours, hoursToType } from '@portal/domain/hours/hours'
import { useState } from 'react'
import type { Week } from '../use-week.ts'
import type { UnsentRecord } from './unsent-records.ts'

type Sent = Pick<UnsentRecord, 'userId' | 'record'>
type Saved = Sent & { atMs: number }

type Options = { userId: number | undefined; date: Day; week: Week; underway: readonly Sent[] }

/**
 * The hours that the form proposes for a day, as a person would type them. Records that are being sent count as logged,
 * as do those that were saved since the week was read.
 */
export function useProposedHours({ userId, date, week, underway }: Options) {
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const isOfDay = (sent: Sent) => sent.userId === userId && sent.record.date === date
  const unread = saved.filter(({ atMs }) => atMs > week.query.dataUpdatedAt)
  const further = [...underway, ...unread].filter(isOfDay).map(({ record }) => record.hours)
  const noteSaved = ({ userId: ofUserId, record }: Sent) =>
    setSaved((before) => [
      ...before.filter(({ atMs }) => atMs > week.query.dataUpdatedAt),
      { userId: ofUserId, record, atMs: Date.now() },
    ])
  return { hours: textOf(week, further), noteSaved }
}

function textOf({ day }: Week, further: readonly number[]): string {
  if (!day) return String(defaultHours)
  const proposed = proposedHours(exactHours([day.hours, ...further]), day.norm)
  return proposed === undefined ? '' : hoursToType(proposed)
}
