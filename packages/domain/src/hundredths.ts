/** Hours and money are counted in hundredths. These are whole numbers: sums of them are exact, sums of 0.1 are not. */
export const toHundredths = (amount: number): number => Math.round(amount * 100)

/** An amount with two decimals at most; floats such as 0.1 + 0.2 are none. */
export const hasTwoDecimalsAtMost = (amount: number): boolean => Number(amount.toFixed(2)) === amount
