import type { Actor } from '../../../actor.ts'
import { authorize } from '../../../authorized.ts'
import { checkRoom, lockResumeWithContacts, touchResume } from '../../../db/resumes/resume-changes.ts'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../not-found.ts'
import type { Section, SectionItem } from './section.ts'
import { sectionPolicy } from './sections.policy.ts'

/** Adds an item to a section; 422 when there is no such CV, its contacts are not filled in or the section is full. */
export async function addItem<Item extends SectionItem, Input extends { resume_id: number }, Changes, Values>(
  { db, clock }: Deps,
  actor: Actor,
  { store, added }: Section<Item, Input, Changes, Values>,
  input: Input,
): Promise<Item> {
  const place = { resumeId: input.resume_id }
  return db.transaction(async (tx) => {
    await lockResumeWithContacts(tx, place.resumeId)
    authorize(sectionPolicy, actor, place, 'create')
    checkRoom(await store.count(tx, place.resumeId))
    const id = await store.insert(tx, place, added(input, clock.today()))
    await touchResume(tx, place.resumeId)
    return found(await store.find(tx, id), 'sections.not_found')
  })
}
