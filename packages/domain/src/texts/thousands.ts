/** Narrow, and no line is broken at it. */
const thinSpace = '\u202F'

/** Puts thin spaces at the thousands of a number that is written in digits: '12 345.5'. */
export const groupThousands = (digits: string): string =>
  digits.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thinSpace))
