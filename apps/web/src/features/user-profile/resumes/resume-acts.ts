import { resumeDocuments } from '@portal/contract/resumes/documents'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'

export type ResumeActs = {
  onCopyLink: (cv: ResumeItem) => void
  onCreateOnBase: (cv: ResumeItem) => void
  onDelete: (cv: ResumeItem) => void
}

type Owner = { id: number; slug: string }
export type ResumeOptionsProps = ResumeActs & { cv: ResumeItem; owner: Owner }

export const cvName = ({ name, role }: ResumeItem): string => t.cvList.named(name, role)

/** The address that anyone may open who has it. */
export const publicAddress = ({ slug }: ResumeItem): string => `${window.location.origin}/cv/${slug}`

export const pdfAddress = ({ slug }: ResumeItem): string => addressOf(resumeDocuments.pdf, { id: slug })

export const jsonAddress = ({ id }: ResumeItem): string => addressOf(jsonResumes.export, { id })

/** The link's props of the preview. */
export const toPreview = (cv: ResumeItem, owner: Owner) =>
  ({
    to: '/resumes/$userSlug/$cvId/preview',
    params: { userSlug: owner.slug, cvId: String(cv.id) },
  }) as const

/** The link's props of the editor's first section. */
export const toContacts = (cv: Pick<ResumeItem, 'id'>, owner: Owner) =>
  ({
    to: '/resumes/$resumeId/$section',
    params: { resumeId: String(cv.id), section: 'contacts' },
    search: { userId: owner.id },
  }) as const
