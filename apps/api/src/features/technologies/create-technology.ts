import type { Technology, TechnologyInput } from '@portal/contract/technologies'
import { isUniqueViolation } from '../../db/violations.ts'
import { conflictAt } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { insertTechnology, isHeldWithoutKey } from './technologies.store.ts'

/** Adds a technology; 409 when the name exists, in any spelling. */
export async function createTechnology({ db }: Deps, { name }: TechnologyInput): Promise<Technology> {
  if (await isHeldWithoutKey(db, name)) throw nameTaken()
  try {
    return await insertTechnology(db, { name, name_folded: name, name_key: name })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken()
    throw error
  }
}

const nameTaken = () => conflictAt('name', 'technologies.name_taken')
