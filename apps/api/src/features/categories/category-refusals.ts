import { isUniqueViolation } from '../../db/violations.ts'
import { conflict } from '../../errors.ts'

/** Runs a change; 409 at the name's field when the unique index finds the name, in any case. */
export async function refusingTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_unique')) throw nameTaken()
    throw error
  }
}

const nameTaken = () =>
  conflict('categories.name_taken', 'A category with this name already exists', {
    name: ['A category with this name already exists'],
  })
