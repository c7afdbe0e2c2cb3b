import { writtenLanguageOf } from '@portal/domain/resumes/written-language'
import { t } from '../../messages/messages.ts'

/** What a list knows of a CV to name it. */
type Named = { name: string; role: string; label: string | null; slug: string }

const kindOf = (cv: Omit<Named, 'slug'>) => t.cvList.named(cv.role, t.cvList.languages[writtenLanguageOf(cv)])

/** What questions and labels call a CV that is shown alone. */
export const titleOf = (cv: Omit<Named, 'slug'>, mark = cv.label ?? '') =>
  t.cvList.named(kindOf(cv), cv.name, mark)

export type Listed<Resume> = Resume & {
  /** Its role and language. */
  kind: string
  /** What tells it from a CV of the same kind and name: its label, or the end of its link. */
  mark: string
  /** What questions and labels call it. */
  title: string
}

const endLength = 4

/**
 * The CVs with what tells them apart: role and language, the name and the label. Those that have all of that in common, such as a copy
 * and its base, differ by their public links.
 */
export function listedResumes<Resume extends Named>(cvs: readonly Resume[]): Listed<Resume>[] {
  const counts = Map.groupBy(cvs, sharedBy)
  return cvs.map((cv) => {
    const isAlone = counts.get(sharedBy(cv))?.length === 1
    const mark = t.cvList.named(cv.label ?? '', isAlone ? '' : t.cvList.linkEnd(cv.slug.slice(-endLength)))
    return { ...cv, kind: kindOf(cv), mark, title: titleOf(cv, mark) }
  })
}

const sharedBy = ({ name, role, label }: Named) => JSON.stringify([name, role, label])
