let last = 0

/** A number that is unique within the test file. */
export const nextNumber = (): number => ++last
