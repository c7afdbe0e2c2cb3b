import { resumeDocuments } from '@portal/contract/resumes/documents'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { writtenLanguageOf } from '@portal/domain/resumes/written-language'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'
import type { LinkAct } from '../../../reference/resumes/link-act.ts'

export type ListedResume = ResumeItem & {
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
export function listedResumes(cvs: readonly ResumeItem[]): ListedResume[] {
  const counts = Map.groupBy(cvs, sharedBy)
  return cvs.map((cv) => {
    const isAlone = counts.get(sharedBy(cv))?.length === 1
    const kind = t.cvList.named(cv.role, t.cvList.languages[writtenLanguageOf(cv)])
    const mark = t.cvList.named(cv.label ?? '', isAlone ? '' : t.cvList.linkEnd(cv.slug.slice(-endLength)))
    return { ...cv, kind, mark, title: t.cvList.named(kind, cv.name, mark) }
  })
}

const sharedBy = ({ name, role, label }: ResumeItem) => JSON.stringify([name, role, label])

export type ResumeActs = {
  onLink: (act: LinkAct, cv: ListedResume) => void
  onCreateOnBase: (cv: ListedResume) => void
  onDelete: (cv: ListedResume) => void
}

type Owner = { id: number; slug: string }
export type ResumeOptionsProps = ResumeActs & { cv: ListedResume; owner: Owner }

export const pdfAddress = ({ slug }: ListedResume): string => addressOf(resumeDocuments.pdf, { id: slug })

export const jsonAddress = ({ id }: ListedResume): string => addressOf(jsonResumes.export, { id })

/** The link's props of the editor's first section. */
export const toContacts = (cv: Pick<ListedResume, 'id'>, owner: Owner) =>
  ({
    to: '/resumes/$resumeId/$section',
    params: { resumeId: String(cv.id), section: 'contacts' },
    search: { userId: owner.id },
  }) as const
