/** Hours and money are summed in hundredths, as whole numbers: sums of 0.1 would not be exact. */
export const toHundredths = (amount: number): number => Math.round(amount * 100)

/** An amount with at most two decimals; floats such as 0.1 + 0.2 are not. */
export const hasTwoDecimalsAtMost = (amount: number): boolean => Number(amount.toFixed(2)) === amount
