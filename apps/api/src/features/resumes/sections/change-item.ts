import { touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { writesAnything } from '../../../db/values.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { lockItem, type Section, type SectionItem } from './section.ts'

/** Changes the fields given; the item stays in its CV. 409 when `If-Match` names another version. */
export async function changeItem<Item extends SectionItem, Input, Changes extends object, Values>(
  { db, clock }: Deps,
  actor: Actor,
  section: Section<Item, Input, Changes, Values>,
  target: Target,
  changes: Changes,
): Promise<Item> {
  return db.transaction(async (tx) => {
    const { resume, item } = await lockItem(tx, section, target.id)
    authorize(resumePolicy, actor, resume, 'update')
    await refuseOutdated(item, target, 'sections.changed_meanwhile', () => item)
    if (!writesAnything(changes)) return item
    await section.store.update(tx, resume, item.id, section.changed(item, changes, clock.today()))
    await touchResume(tx, resume.id)
    const after = found(await section.store.find(tx, item.id), 'sections.not_found')
    await addToTrail(tx, clock, actor, section.trail.changed(resume, item, after))
    return after
  })
}
