import { formatMonth, isMonth } from '@portal/domain/days'
import { t } from '../../../../messages/messages.ts'

/** A list of texts in words, where two versions of it are compared. */
export const listInWords = (label: string) => ({
  label,
  textOf: (texts: string[]) => t.conflicts.list(texts.filter((text) => text.trim() !== '')),
})

/** A month in words. */
export const monthInWords = (label: string) => ({
  label,
  textOf: (month: string | null) => (month !== null && isMonth(month) ? formatMonth(month) : (month ?? '')),
})
