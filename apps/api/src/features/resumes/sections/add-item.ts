import { checkRoom, lockResumeWithContacts, touchResume } from '../../../db/resumes/resume-changes.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { resumePolicy } from '../resumes.policy.ts'
import type { Section, SectionItem } from './section.ts'

/** Adds an item to a section; 422 when there is no such CV, its contacts are not filled in or the section is full. */
export async function addItem<Item extends SectionItem, Input extends { resume_id: number }, Changes, Values>(
  { db, clock }: Deps,
  actor: Actor,
  { store, added, trail }: Section<Item, Input, Changes, Values>,
  input: Input,
): Promise<Item> {
  return db.transaction(async (tx) => {
    const resume = await lockResumeWithContacts(tx, input.resume_id)
    authorize(resumePolicy, actor, resume, 'update')
    checkRoom(await store.count(tx, resume.id))
    const id = await store.insert(tx, resume, added(input, clock.today()))
    await touchResume(tx, resume.id)
    const item = found(await store.find(tx, id), 'sections.not_found')
    await addToTrail(tx, clock, actor, trail.added(resume, item))
    return item
  })
}
