import { categoryLimits } from '@portal/domain/categories'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import { because } from '@portal/words/reasons'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { MakesRows } from '../../../imports/makes-rows.ts'
import { categoryTrail } from '../categories.trail.ts'
import { deleteUnusedCategories, insertCategories, lockCategories } from './made-categories.store.ts'

/** Categories that a file names and the portal does not have. */
export const madeCategories: MakesRows = {
  fault(name) {
    const stored = storedLine(name)
    if (stored === '') return because('input.required')
    const max = categoryLimits.name
    return isAtMost(stored, max) ? undefined : because('input.text_too_long', { max })
  },

  async make(tx, { actor, clock }, names) {
    const { made, all } = await insertCategories(tx, names.map(storedLine))
    const entries = made.map((row) =>
      categoryTrail.created('categories.create', { ...row, has_records: false }),
    )
    await addToTrail(tx, clock, actor, entries, { delivers: false })
    const written = new Map(made.map((row) => [row.id, row.version]))
    return all.map((id) => {
      const version = written.get(id)
      if (version === undefined) return { id, written: null }
      const row = { number: null, object_type: 'category', object_id: id, object_version: version } as const
      return { id, written: { ...row, before: null } }
    })
  },

  async takeBack(tx, { actor, clock }, written) {
    await lockCategories(
      tx,
      written.map(({ object_id }) => object_id),
    )
    const deleted = await deleteUnusedCategories(tx, written)
    const entries = deleted.map((row) =>
      categoryTrail.deleted('categories.delete', { ...row, has_records: false }),
    )
    await addToTrail(tx, clock, actor, entries, { delivers: false })
  },
}
