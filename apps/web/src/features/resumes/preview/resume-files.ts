import { resumeDocuments } from '@portal/contract/resumes/documents'
import { jsonResumes } from '@portal/contract/resumes/json-resume'
import type { PublicResume } from '@portal/contract/resumes/resumes'
import type { Paper } from '@portal/domain/resumes/papers'
import { hashOf } from '@portal/domain/texts/hash'
import { addressOf } from '../../../api/wire-format.ts'
import type { ResumeKey } from './resume-queries.ts'

/** The part of the addresses of a CV's documents that names the CV. */
export const nameInPath = (key: ResumeKey) => ('id' in key ? String(key.id) : key.slug)

/** The address of a CV's PDF; another version of the CV has another address. */
export const pdfAddress = (key: ResumeKey, version: string) =>
  addressOf(resumeDocuments.pdf, { id: nameInPath(key) }, { v: version })

/** The address of a CV's Word file; that of the PDF's size needs no parameter. */
export const docxAddress = (key: ResumeKey, paper: Paper) =>
  addressOf(resumeDocuments.docx, { id: nameInPath(key) }, paper === 'a4' ? { size: paper } : {})

export const jsonAddress = (id: number) => addressOf(jsonResumes.export, { id })

/** A version that differs when what the CV shows differs: a hash of everything that the server sent about it. */
export const versionOf = (resume: PublicResume): string => hashOf(JSON.stringify(resume)).toString(16)
