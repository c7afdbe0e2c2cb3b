/** Money has at most two decimals; floats such as 0.1 + 0.2 have more. Hours have rules of their own, in hours.ts. */
export const hasWholeCents = (money: number): boolean => Number(money.toFixed(2)) === money
