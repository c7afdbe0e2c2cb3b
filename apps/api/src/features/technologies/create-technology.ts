import type { Technology, TechnologyInput } from '@portal/contract/technologies'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../errors.ts'
import { insertTechnology } from './technologies.store.ts'

const message = 'A technology with this name already exists'

/** 409 when the name exists, in any case. */
export async function createTechnology({ db }: Deps, input: TechnologyInput): Promise<Technology> {
  try {
    return await insertTechnology(db, input)
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('technologies.name_taken', message, { name: [message] })
    throw error
  }
}
