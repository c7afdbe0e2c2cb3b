import { type Day, firstDayOf, isMonth, type Month, monthOf } from '@portal/domain/days'
import { endsTooLate, hasBegunBy } from '@portal/domain/resumes/periods'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'

const typedMonth = z.nullable(
  z.string().check(z.refine((text) => text === '' || isMonth(text), t.fields.invalidMonth)),
)

/** The first month of work or studies, which has begun by today; the server stores its first day. */
export const startMonth = (today: Day) =>
  z.pipe(
    typedMonth.check(
      z.refine((month) => month !== null && month !== '', failing('input.required')),
      z.refine((month) => !isKnown(month) || hasBegunBy(today, month), failing('sections.month_in_future')),
    ),
    z.transform((month): Day => firstDayOf(month ?? '')),
  )

/** The last month of work or studies, which may be missing; the server stores its first day. */
export const endMonth = (today: Day) =>
  z.pipe(
    typedMonth.check(
      z.refine((month) => !isKnown(month) || !endsTooLate(today, month), failing('sections.end_too_late')),
    ),
    z.transform((month): Day | null => (month ? firstDayOf(month) : null)),
  )

const isKnown = (month: string | null): month is Month => month !== null && isMonth(month)

/**
 * The day that is saved: the stored one while its month stays, because a CV from elsewhere may have other days than the
 * first.
 */
export const keepDay = <Typed extends Day | null>(typed: Typed, stored: Day | null): Typed | Day =>
  typed !== null && stored !== null && monthOf(typed) === monthOf(stored) ? stored : typed
