let last = 0

/** A number no other factory call of this file has had. */
export const nextNumber = (): number => ++last
