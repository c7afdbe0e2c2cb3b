import { touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import { lockItem, type Section, type SectionItem } from './section.ts'

/** 404 when it is already deleted, 409 when `If-Match` names another version. */
export async function deleteItem<Item extends SectionItem, Input, Changes, Values>(
  { db, clock }: Deps,
  actor: Actor,
  section: Section<Item, Input, Changes, Values>,
  target: Target,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { resume, item } = await lockItem(tx, section, target.id)
    authorize(resumePolicy, actor, resume, 'update')
    await refuseOutdated(item, target, 'sections.changed_meanwhile', () => item)
    await section.store.delete(tx, resume, item.id)
    await touchResume(tx, resume.id)
    await addToTrail(tx, clock, actor, section.trail.deleted(resume, item))
  })
}
