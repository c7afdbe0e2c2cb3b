import { isUniqueViolation } from '../../db/violations.ts'
import { conflictAt } from '../../use-case/errors.ts'

/** Runs a change; 409 at the date's field when there is a holiday on that date. */
export async function refusingTakenDate<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isUniqueViolation(error, 'holidays_date_unique')) throw dateTaken()
    throw error
  }
}

const dateTaken = () => conflictAt('date', 'holidays.date_taken')
