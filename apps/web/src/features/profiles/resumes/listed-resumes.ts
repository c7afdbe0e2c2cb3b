import { resumeDocuments } from '@portal/contract/resumes/documents'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'

export type ListedResume = ResumeItem & {
  /** The end of the public link; empty where no other CV has this name and role. */
  linkEnd: string
}

const endLength = 4

/**
 * The CVs with what tells them apart: those of one name and role, such as a copy and its base, differ by their public
 * links.
 */
export function listedResumes(cvs: readonly ResumeItem[]): ListedResume[] {
  const counts = Map.groupBy(cvs, nameAndRole)
  return cvs.map((cv) => ({
    ...cv,
    linkEnd:
      (counts.get(nameAndRole(cv))?.length ?? 0) > 1 ? t.cvList.linkEnd(cv.slug.slice(-endLength)) : '',
  }))
}

const nameAndRole = ({ name, role }: ResumeItem) => JSON.stringify([name, role])

export type ResumeActs = {
  onCopyLink: (cv: ListedResume) => void
  onCreateOnBase: (cv: ListedResume) => void
  onDelete: (cv: ListedResume) => void
}

type Owner = { id: number; slug: string }
export type ResumeOptionsProps = ResumeActs & { cv: ListedResume; owner: Owner }

export const cvName = ({ name, role, linkEnd }: ListedResume): string => t.cvList.named(name, role, linkEnd)

/** The address that anyone may open who has it. */
export const publicAddress = ({ slug }: ListedResume): string => `${window.location.origin}/cv/${slug}`

export const pdfAddress = ({ slug }: ListedResume): string => addressOf(resumeDocuments.pdf, { id: slug })

export const docxAddress = ({ slug }: ListedResume, paper?: 'a4'): string =>
  addressOf(resumeDocuments.docx, { id: slug }, { size: paper })

export const jsonAddress = ({ id }: ListedResume): string => addressOf(jsonResumes.export, { id })

/** The link's props of the preview. */
export const toPreview = (cv: ListedResume, owner: Owner) =>
  ({
    to: '/resumes/$userSlug/$cvId/preview',
    params: { userSlug: owner.slug, cvId: String(cv.id) },
  }) as const

/** The link's props of the editor's first section. */
export const toContacts = (cv: Pick<ListedResume, 'id'>, owner: Owner) =>
  ({
    to: '/resumes/$resumeId/$section',
    params: { resumeId: String(cv.id), section: 'contacts' },
    search: { userId: owner.id },
  }) as const
