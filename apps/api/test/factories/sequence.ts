// Numbers of three digits, so that texts with one sort the same under every collation.
let last = 100

/** A number that is unique within the test file. */
export const nextNumber = (): number => ++last
