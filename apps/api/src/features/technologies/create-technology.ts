import type { Technology, TechnologyInput } from '@portal/contract/technologies'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflictAt } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { insertTechnology, isHeldWithoutKey } from './technologies.store.ts'
import { technologyTrail } from './technologies.trail.ts'

/** Adds a technology; 409 when the name exists, in any spelling. */
export async function createTechnology(
  { db, clock }: Deps,
  actor: Actor,
  { name }: TechnologyInput,
): Promise<Technology> {
  if (await isHeldWithoutKey(db, name)) throw nameTaken()
  try {
    return await db.transaction(async (tx) => {
      const row = await insertTechnology(tx, { name, name_folded: name, name_key: name })
      await addToTrail(tx, clock, actor, technologyTrail.created('technologies.create', row))
      return row
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken()
    throw error
  }
}

const nameTaken = () => conflictAt('name', 'technologies.name_taken')
