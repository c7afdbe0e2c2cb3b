import type { ResumeSection } from '@portal/domain/resumes/resumes'
import type { LockedResume } from '../../../db/resumes/resume-changes.ts'
import { factsOf, type TrailDescription, type TrailEntry, trailOf } from '../../../use-case/trail.ts'
import { resumeTitle } from '../resumes.trail.ts'

type ToldItem<Item> = {
  /** What the item is called within its section. */
  name: (item: Item) => string
  fields: TrailDescription<Item>['fields']
}

export type ItemTrail<Item> = {
  added(resume: LockedResume, item: Item): TrailEntry
  /** Undefined where no field differs. */
  changed(resume: LockedResume, before: Item, after: Item): TrailEntry | undefined
  deleted(resume: LockedResume, item: Item): TrailEntry
  reordered(resume: LockedResume): TrailEntry
}

/** What the trail tells of the items of a section, on their CV: which item of which section, and its fields. */
export function itemTrail<Item extends { id: number }>(
  section: ResumeSection,
  { name, fields }: ToldItem<Item>,
): ItemTrail<Item> {
  const feature = section === 'books' ? 'books' : 'sections'
  const naming = (item: Item, entry: TrailEntry): TrailEntry => ({
    ...entry,
    changes: [...factsOf({ section, item: name(item) }), ...entry.changes],
  })
  const trailIn = (resume: LockedResume) => trailOf<Item>({ ...ofResume(resume), fields })
  return {
    added: (resume, item) => naming(item, trailIn(resume).created(`${feature}.create`, item)),
    changed(resume, before, after) {
      const entry = trailIn(resume).changed(`${feature}.update`, before, after)
      return entry && naming(before, entry)
    },
    deleted: (resume, item) => naming(item, trailIn(resume).deleted(`${feature}.delete`, item)),
    reordered: (resume) =>
      trailOf<LockedResume>({ ...ofResume(resume), fields: {} }).done('sections.reorder', resume, {
        section,
      }),
  }
}

const ofResume = (resume: LockedResume) =>
  ({
    object_type: 'resume',
    id: () => resume.id,
    object: () => resumeTitle(resume),
    person: () => resume.user_id,
  }) as const
