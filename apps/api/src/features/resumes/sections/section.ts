import type { Day } from '@portal/domain/days'
import type { Tx } from '../../../db/client.ts'
import { type LockedResume, lockResume } from '../../../db/resumes/resume-changes.ts'
import type { ChangesOf } from '../../../db/values.ts'
import { found } from '../../../use-case/not-found.ts'
import type { ItemTrail } from './items.trail.ts'
import type { OrderedStore, SectionStore } from './section.store.ts'

export type SectionItem = { id: number; version: number; resume_id: number }

/** What differs from section to section; the use cases are the same for all. */
export type Section<Item, Input, Changes, Values> = {
  store: SectionStore<Item, Values>
  trail: ItemTrail<Item>
  /** What is stored of a new item; throws the refusal of a broken rule. */
  added(input: Input, today: Day): Values
  /** What is stored of an item after a change of the fields that were sent. */
  changed(item: Item, changes: Changes, today: Day): ChangesOf<Values>
}

export type OrderedSection<Item, Values> = {
  store: OrderedStore<Item, Values>
  /** The field of a reorder that holds the positions. */
  positionsField: string
  trail: Pick<ItemTrail<Item>, 'reordered'>
}

/** Locks the CV of an item, which all changes of its sections lock first, and reads both; 404 when the item is gone. */
export async function lockItem<Item>(
  tx: Tx,
  { store }: { store: Pick<SectionStore<Item, never>, 'find' | 'findResumeId'> },
  id: number,
): Promise<{ resume: LockedResume; item: Item }> {
  const resumeId = found(await store.findResumeId(tx, id), 'sections.not_found')
  const resume = found(await lockResume(tx, resumeId), 'sections.not_found')
  return { resume, item: found(await store.find(tx, id), 'sections.not_found') }
}
