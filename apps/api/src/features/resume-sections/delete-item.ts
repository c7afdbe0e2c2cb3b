import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import { touchResume } from '../../db/resumes/resume-changes.ts'
import type { Deps } from '../../deps.ts'
import { sectionPolicy } from './resume-sections.policy.ts'
import { lockItem, type Section, type SectionItem } from './section.ts'

/** Deletes an item; 404 when it is already deleted, 409 when `If-Match` names another version. */
export async function deleteItem<Item extends SectionItem, Input, Changes, Values>(
  { db }: Deps,
  actor: Actor,
  section: Section<Item, Input, Changes, Values>,
  target: Target,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, section, target.id)
    authorize(sectionPolicy, actor, item, 'delete')
    await refuseOutdated(item, target, 'sections.changed_meanwhile', () => item)
    await section.store.delete(tx, item)
    await touchResume(tx, item.resume_id)
  })
}
