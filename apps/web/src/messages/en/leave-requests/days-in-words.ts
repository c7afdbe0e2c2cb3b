import { plural } from '../../plural.ts'

export const daysInWords = (days: number) =>
  days === 0.5 ? 'half a day' : plural('en', days, { one: '{n} day', other: '{n} days' })
