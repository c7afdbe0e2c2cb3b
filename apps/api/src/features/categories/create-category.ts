import type { Category } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../errors.ts'
import { presentCategory } from './categories.presenter.ts'
import { insertCategory } from './categories.store.ts'

/** Refused with 409 when the name exists, whatever its case. */
export async function createCategory({ db }: Deps, actor: Actor, input: { name: string }): Promise<Category> {
  try {
    const row = await insertCategory(db, input)
    return presentCategory(actor, { ...row, hasRecords: false })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken()
    throw error
  }
}

const nameTaken = () =>
  conflict('categories.name_taken', 'A category with this name already exists', {
    name: ['A category with this name already exists'],
  })
