import { resumeDocuments } from '@portal/contract/resumes/documents'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { addressOf } from '../../../api/wire-format.ts'
import type { LinkAct } from '../../../reference/resumes/link-act.ts'
import type { Listed } from '../../../reference/resumes/listed-resumes.ts'

export type ListedResume = Listed<ResumeItem>

export type ResumeActs = {
  onLink: (act: LinkAct, cv: ListedResume) => void
  onCreateOnBase: (cv: ListedResume) => void
  onHistory: (cv: ListedResume) => void
  onDelete: (cv: ListedResume) => void
}

type Owner = { id: number; slug: string }
export type ResumeOptionsProps = ResumeActs & { cv: ListedResume; owner: Owner }

export const pdfAddress = ({ slug }: ListedResume): string => addressOf(resumeDocuments.pdf, { id: slug })

export const docxAddress = ({ slug }: ListedResume, paper?: 'a4'): string =>
  addressOf(resumeDocuments.docx, { id: slug }, { size: paper })

export const jsonAddress = ({ id }: ListedResume): string => addressOf(jsonResumes.export, { id })

/** The link's props of the editor's first section. */
export const toContacts = (cv: Pick<ListedResume, 'id'>, owner: Owner) =>
  ({
    to: '/resumes/$resumeId/$section',
    params: { resumeId: String(cv.id), section: 'contacts' },
    search: { userId: owner.id },
  }) as const
