import { hasWholeCents } from '@portal/domain/money'
import { withoutInvisible } from '@portal/domain/texts/stored'
import { because, type Reason } from '@portal/words/reasons'

/** A sign of a currency or a code of three letters, before or behind the amount; грн is the hryvnia. */
const currency = String.raw`(?:\p{Sc}|[A-Za-z]{3}|грн\.?)`
const wrapped = new RegExp(`^(?:${currency})?\\s*([\\d.,'’\\s]+?)\\s*(?:${currency})?$`, 'iu')

/** Blanks of every width and apostrophes between groups of three digits: they can mean nothing else. */
const grouped = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/u

const below = 100_000_000

/**
 * An amount of a file. Since money has at most two decimals, three digits behind a comma are thousands: `1,234` is 1234. Behind a
 * dot they are refused: programs write thousands with it in some countries, and a calculated 1.234 in all.
 */
export function readMoney(text: string): { value: number } | { reason: Reason } {
  const [, digits = ''] = wrapped.exec(withoutInvisible(text)) ?? []
  const plain = plainAmount(digits.replace(grouped, (whole) => whole.replaceAll(/\D/g, '')))
  const value = plain === undefined ? Number.NaN : Number(plain)
  return value < below && hasWholeCents(value) ? { value } : { reason: because('imports.money', { text }) }
}

/** The amount with a dot alone, before the decimals; undefined where it could be two amounts, or none. */
function plainAmount(digits: string): string | undefined {
  if (/^\d+(?:[.,]\d{1,2})?$/.test(digits)) return digits.replace(',', '.')
  // Databases write four decimals.
  if (/^\d+[.,]\d{2}0{2,}$/.test(digits)) return digits.replace(/0+$/, '').replace(',', '.')
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/.test(digits) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.')
  return undefined
}
