import { type Day, firstDayOf, isMonth, monthOf } from '@portal/domain/days'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'

const typedMonth = z.nullable(
  z.string().check(z.refine((text) => text === '' || isMonth(text), t.fields.invalidMonth)),
)

/** A month of a form that must be given; the server stores its first day. */
export const requiredMonth = z.pipe(
  typedMonth.check(z.refine((month) => month !== null && month !== '', failing('input.required'))),
  z.transform((month): Day => firstDayOf(month ?? '')),
)

/** A month of a form that may be missing; the server stores its first day. */
export const optionalMonth = z.pipe(
  typedMonth,
  z.transform((month): Day | null => (month ? firstDayOf(month) : null)),
)

/**
 * The day that is saved: the stored one while its month stays, because a CV from elsewhere may have other days than the
 * first.
 */
export const keepDay = <Typed extends Day | null>(typed: Typed, stored: Day | null): Typed | Day =>
  typed !== null && stored !== null && monthOf(typed) === monthOf(stored) ? stored : typed
