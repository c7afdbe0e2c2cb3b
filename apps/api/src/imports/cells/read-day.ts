import { type Day, isDay } from '@portal/domain/days'
import { writtenDay } from '@portal/domain/imports/file-days'
import type { DateOrder } from '@portal/domain/imports/import-kinds'
import { because, type Reason } from '@portal/words/reasons'

/** A day of a file. The order counts where slashes or hyphens leave it open. */
export function readDay(text: string, order: DateOrder | null): { value: Day } | { reason: Reason } {
  const written = writtenDay(text)
  if (written === undefined) return { reason: because('imports.day', { text }) }
  if (written.form === 'short_year') return { reason: because('imports.year', { text }) }
  if (written.form === 'number') return { reason: because('imports.day_number', { text, day: written.day }) }
  if (written.form === 'certain') return existing(written.day, text)
  const { day_first, month_first } = written
  if (order !== null) return existing(written[order], text)
  if (day_first !== month_first && (isDay(day_first) || isDay(month_first)))
    return { reason: because('imports.day_order', { text }) }
  return existing(day_first, text)
}

const existing = (day: string, text: string) =>
  isDay(day) ? { value: day } : { reason: because('imports.no_such_day', { text }) }
