import type { PositionsById } from '@portal/contract/resumes/ordered-sections'
import { maxId } from '@portal/contract/shared/fields'
import { movedTo } from '@portal/domain/resumes/positions'
import { lockResume, touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import type { OrderedSection } from './section.ts'

/**
 * Gives items of one CV the positions sent. All are refused when one of the items is unknown or of another CV, when two
 * get the same position, or when there are none.
 */
export async function reorderItems<Item, Values>(
  { db, clock }: Deps,
  actor: Actor,
  { store, positionsField, trail }: OrderedSection<Item, Values>,
  positions: PositionsById,
): Promise<void> {
  const wanted = new Map(Object.entries(positions).map(([id, position]) => [idOf(id), position]))
  const [someId] = wanted.keys()
  if (someId === undefined) throw invalidField(positionsField, 'sections.nothing_to_reorder')
  if (new Set(wanted.values()).size < Object.keys(positions).length)
    throw invalidField(positionsField, 'sections.same_position')

  const notOfOneResume = () => invalidField(positionsField, 'sections.not_of_one_cv')
  await db.transaction(async (tx) => {
    const resumeId = await store.findResumeId(tx, someId)
    const resume = resumeId === undefined ? undefined : await lockResume(tx, resumeId)
    if (resume === undefined) throw notOfOneResume()
    authorize(resumePolicy, actor, resume, 'update')
    const items = await store.listPositions(tx, resume.id)
    const ids = new Set(items.map(({ id }) => id))
    if (!wanted.keys().every((id) => ids.has(id))) throw notOfOneResume()
    const moved = movedTo(items, wanted)
    if (moved.length === 0) return
    await store.setPositions(tx, resume, moved)
    await touchResume(tx, resume.id)
    await addToTrail(tx, clock, actor, trail.reordered(resume))
  })
}

/** The id that a text names; 0, which no row has, for any other text. */
const idOf = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Math.min(Number(text), maxId) : 0)
