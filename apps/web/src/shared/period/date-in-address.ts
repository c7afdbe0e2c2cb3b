import { isDay, isMonth, type Month } from '@portal/domain/days'
import * as z from 'zod/mini'

/**
 * The search parameter `date` of links from elsewhere, which a page replaces by its own. The router reads `12.2020` as
 * a number, which has lost its last zero.
 */
export const dateInAddress = z.catch(
  z.optional(
    z.union([
      z.string(),
      z.pipe(
        z.number(),
        z.transform((value) => value.toFixed(4)),
      ),
    ]),
  ),
  undefined,
)

/** The month of a text in one of the forms `YYYY-MM-DD`, `YYYY-MM`, `DD.MM.YYYY` and `MM.YYYY`. */
export function monthOfDate(date: string | undefined): Month | undefined {
  if (date === undefined) return undefined
  const text = /^(\d\d\.)?\d\d\.\d{4}$/.test(date) ? date.split('.').reverse().join('-') : date
  if (isDay(text)) return text.slice(0, 7)
  return isMonth(text) ? text : undefined
}
