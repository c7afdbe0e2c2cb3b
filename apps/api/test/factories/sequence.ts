// Numbers of three digits: texts that hold one sort alike under every collation.
let last = 100

/** A number that is unique within the test file. */
export const nextNumber = (): number => ++last
