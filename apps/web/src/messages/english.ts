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

/** A number as in '1,500' or '0.25'; more than three decimals are rounded. */
export function number(amount: number): string {
  const [, whole, decimals = ''] = /^(-?\d+)(\.\d{1,3})?$/.exec(String(amount)) ?? []
  if (whole === undefined) return new Intl.NumberFormat('en').format(amount)
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + decimals
}

/** An amount: a whole one without cents, as in '$1,500', others with both, as in '$1,500.50'. */
export function dollars(amount: number): string {
  if (Number.isInteger(amount) && amount >= 0) return `$${number(amount)}`
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
