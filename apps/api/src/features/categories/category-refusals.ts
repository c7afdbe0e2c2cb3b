import type { DbOrTx } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import { conflictAt } from '../../errors.ts'
import { isHeldWithoutKey } from './categories.store.ts'

/** Runs a change; 409 at the name's field when the unique index finds the name in any spelling. */
export async function refusingTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_unique')) throw nameTaken()
    throw error
  }
}

/** The same for the name of a category that does not hold it by the unique index. */
export async function refuseHeldName(db: DbOrTx, name: string, ownId?: number): Promise<void> {
  if (await isHeldWithoutKey(db, name, ownId)) throw nameTaken()
}

const nameTaken = () => conflictAt('name', 'categories.name_taken')
