// The first use of a class of `Intl` takes a phone 50 to 100 ms, which these would add to the first drawing of a page.

/** 'Go, SQL, React' */
export const commaList = (items: readonly string[]): string => items.join(', ')

/** 'Go', 'Go and SQL', 'Go, SQL, and React' */
export function andList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 3) return items.join(' and ')
  return `${commaList(items.slice(0, -1))}, and ${last}`
}

/** 1,500 and 0.25; more than three decimals are rounded. */
export function number(amount: number): string {
  const [, whole, decimals = ''] = /^(-?\d+)(\.\d{1,3})?$/.exec(String(amount)) ?? []
  if (whole === undefined) return new Intl.NumberFormat('en').format(amount)
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + decimals
}

/** Whole amounts without cents: $1,500; others with both: $1,500.50. */
export function dollars(amount: number): string {
  if (Number.isInteger(amount) && amount >= 0) return `$${number(amount)}`
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
