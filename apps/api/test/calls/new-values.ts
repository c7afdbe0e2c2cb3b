import { addDays } from '@portal/domain/days'
import { nextNumber, nextWeekInDays } from '../factories/sequence.ts'

/** Returns Monday to Friday of a week of its own. A single day could be a holiday. */
export const workingWeek = () => {
  const start_date = addDays('2030-01-07', nextWeekInDays())
  return { start_date, end_date: addDays(start_date, 4) }
}

export const newName = () => ({ name: `Name ${nextNumber()}` })
