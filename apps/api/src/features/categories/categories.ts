import type { Category, CategoryChanges, CategoryInput, CategoryQuery } from '@portal/contract/categories'
import { storedLine } from '@portal/domain/texts/stored'
import type { DbOrTx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, canOf, refusedDelete } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { categoryPolicy, nameTaken } from './categories.policy.ts'
import {
  type CategoryRow,
  deleteCategoryRow,
  findCategoryRow,
  insertCategory,
  isHeldWithoutKey,
  listCategoryRows,
  lockCategoryRow,
  updateCategoryRow,
} from './categories.store.ts'
import { categoryTrail } from './categories.trail.ts'

/** By name; `name` means "contains", without regard to case. */
export async function listCategories({ db }: Deps, actor: Actor, filter: CategoryQuery): Promise<Category[]> {
  const rows = await listCategoryRows(db, filter)
  return rows.map((row) => presentCategory(actor, row))
}

/** Reads a category; 404 when there is none with this id. */
export async function getCategory({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Category> {
  return presentCategory(actor, found(await findCategoryRow(db, id), 'categories.not_found'))
}

/** 409 when the name exists, in any spelling that counts as the same. */
export async function createCategory(
  { db, clock }: Deps,
  actor: Actor,
  input: CategoryInput,
): Promise<Category> {
  const { name } = input
  await refuseHeldName(db, name)
  return refusingTakenName(() =>
    db.transaction(async (tx) => {
      const row = await insertCategory(tx, { ...input, name_folded: name, name_key: name })
      await addToTrail(tx, clock, actor, categoryTrail.created('categories.create', row))
      return presentCategory(actor, row)
    }),
  )
}

/**
 * Changes the fields given; null empties one. 409 when another category has the name in any spelling, and when
 * `If-Match` names another version.
 */
export async function updateCategory(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  changes: CategoryChanges,
): Promise<Category> {
  return refusingTakenName(() =>
    db.transaction(async (tx) => {
      const row = found(await lockCategoryRow(tx, target.id, 'no key update'), 'categories.not_found')
      authorize(categoryPolicy, actor, row, 'update')
      await refuseOutdated(row, target, 'categories.changed_meanwhile', () => presentCategory(actor, row))
      // A name from before may have another form than the same name has when it is sent.
      const name = changes.name === storedLine(row.name) ? undefined : changes.name
      if (name !== undefined) await refuseHeldName(tx, name, row.id)
      await updateCategoryRow(tx, row, { ...changes, name, name_folded: name, name_key: name })
      const after = found(await findCategoryRow(tx, row.id), 'categories.not_found')
      await addToTrail(tx, clock, actor, categoryTrail.changed('categories.update', row, after))
      return presentCategory(actor, after)
    }),
  )
}

/** 409 while records refer to it, and when `If-Match` names another version. */
export async function deleteCategory({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockCategoryRow(tx, target.id, 'update'), 'categories.not_found')
    authorize(categoryPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'categories.changed_meanwhile', () => presentCategory(actor, row))
    await deleteCategoryRow(tx, row)
    await addToTrail(tx, clock, actor, categoryTrail.deleted('categories.delete', row))
  })
}

function presentCategory(actor: Actor, row: CategoryRow): Category {
  const verdicts = categoryPolicy(actor, row)
  return { ...row, can: { ...canOf(verdicts), ...refusedDelete(verdicts.delete) } }
}

/** Runs a change; 409 at the name's field when the unique index finds the name in any spelling. */
async function refusingTakenName<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_unique')) throw nameTaken()
    throw error
  }
}

/** The same for the name of a category that does not hold it by the unique index. */
async function refuseHeldName(db: DbOrTx, name: string, ownId?: number): Promise<void> {
  if (await isHeldWithoutKey(db, name, ownId)) throw nameTaken()
}
