import { technologyLimits } from '@portal/domain/technologies'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import { because } from '@portal/words/reasons'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { MakesRows } from '../../../imports/makes-rows.ts'
import { technologyTrail } from '../technologies.trail.ts'
import { deleteUnusedTechnologies, insertTechnologies, lockTechnologies } from './made-technologies.store.ts'

/** Technologies that a file names and the portal does not have. */
export const madeTechnologies: MakesRows = {
  fault(name) {
    const stored = storedLine(name)
    if (stored === '') return because('input.required')
    const max = technologyLimits.name
    return isAtMost(stored, max) ? undefined : because('input.text_too_long', { max })
  },

  async make(tx, { actor, clock }, names) {
    const { made, all } = await insertTechnologies(tx, names.map(storedLine))
    const entries = made.map((row) => technologyTrail.created('technologies.create', row))
    await addToTrail(tx, clock, actor, entries, { delivers: false })
    const written = new Map(made.map((row) => [row.id, row.version]))
    return all.map((id) => {
      const version = written.get(id)
      if (version === undefined) return { id, written: null }
      const row = { number: null, object_type: 'technology', object_id: id, object_version: version } as const
      return { id, written: { ...row, before: null } }
    })
  },

  async takeBack(tx, { actor, clock }, written) {
    await lockTechnologies(
      tx,
      written.map(({ object_id }) => object_id),
    )
    const deleted = await deleteUnusedTechnologies(tx, written)
    const entries = deleted.map((row) => technologyTrail.deleted('technologies.delete', row))
    await addToTrail(tx, clock, actor, entries, { delivers: false })
  },
}
