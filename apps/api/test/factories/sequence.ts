// The numbers have five digits, so that texts with one sort the same under every collation.
let lastNumber = 10_000

/** Returns a number that is unique within the test file. */
export const nextNumber = (): number => ++lastNumber

let lastWeek = 0

/**
 * Returns the start of a week of its own in days from the first. Few weeks are taken, so that dates stay within the
 * years that are allowed.
 */
export const nextWeekInDays = (): number => 7 * ++lastWeek
