/**
 * What a date field shows after a key press: digits fall into `dd.mm.yyyy`, the dots come by themselves. Deleting
 * does not put back a dot that was just deleted.
 */
export function maskDay(text: string, isDeleting: boolean): string {
  const digits = text.replace(/\D/g, '').slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '')
  const masked = parts.join('.')
  const isPartComplete = digits.length === 2 || digits.length === 4
  return isPartComplete && !isDeleting ? `${masked}.` : masked
}

/** Where the caret belongs in a masked text: behind as many digits as stood before it, and behind their dot. */
export function caretAfterDigits(masked: string, digitCount: number): number {
  let seen = 0
  let position = 0
  while (position < masked.length && seen < digitCount) {
    if (/\d/.test(masked.charAt(position))) seen += 1
    position += 1
  }
  return masked.charAt(position) === '.' ? position + 1 : position
}
