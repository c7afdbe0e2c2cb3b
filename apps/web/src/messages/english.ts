import { groupThousands } from '@portal/domain/texts/thousands'

// These functions replace `Intl`: the first use of each of its classes takes a phone 50 to 100 ms, which would be added
// to the first drawing of a page.

/** A list as in 'Go, SQL, React'. */
export const commaList = (items: readonly string[]): string => items.join(', ')

/** A list as in 'Go', 'Go and SQL' or 'Go, SQL, and React'. */
export function andList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 3) return items.join(' and ')
  return `${commaList(items.slice(0, -1))}, and ${last}`
}

/** A number as in '1 500' or '0.25', with a thin space; more than three decimals are rounded. */
export const number = (amount: number): string => groupThousands(String(Math.round(amount * 1000) / 1000))

/** An amount: a whole one without cents, as in '$1 500', others with both, as in '$1 500.50'. */
export function dollars(amount: number): string {
  if (Number.isInteger(amount) && amount >= 0) return `$${number(amount)}`
  return `${amount < 0 ? '-' : ''}$${groupThousands(Math.abs(amount).toFixed(2).replace('.00', ''))}`
}
