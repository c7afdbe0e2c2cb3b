import { createHash } from 'node:crypto'
import type { PublicResume } from '@portal/contract/resumes/resumes'
import { maxId } from '@portal/contract/shared/fields'
import { presentPublicResume } from '../../db/resumes/present-resume.ts'
import { type ResumeKey, readWholeResume, type WholeResume } from '../../db/resumes/whole-resume.ts'
import type { Deps } from '../../deps.ts'
import type { ResumeContent } from '../../documents/resume-content.ts'
import { readStoredFiles } from '../../files/stored-files.ts'
import { found } from '../../not-found.ts'

/** Raise it when the layout of a document changes: browsers keep what has the same version. */
const layoutVersion = 2

export type FoundDocument = {
  /** The file's name without an ending. */
  name: string
  /** Another one as soon as the document shows anything else. */
  version: string
  read(): Promise<ResumeContent>
}

/** The pictures are read later, since the document may be known already. */
export async function findDocument(deps: Deps, key: ResumeKey): Promise<FoundDocument> {
  const isNoId = 'id' in key && key.id > maxId
  const row = found(isNoId ? undefined : await readWholeResume(deps.db, key), 'resumes.not_found')
  const resume = presentPublicResume(row)
  return {
    name: resume.document_name,
    version: versionOf(resume, row),
    read: () => contentOf(deps, resume, row),
  }
}

/** The addresses of the pictures are part of it, and change with them. */
function versionOf(resume: PublicResume, { updatedAt }: WholeResume): string {
  const shown = JSON.stringify({ layoutVersion, resume, updatedAt })
  return createHash('sha256').update(shown).digest('base64url')
}

/** Without the pictures that were replaced since the CV was read. */
async function contentOf(deps: Deps, resume: PublicResume, row: WholeResume): Promise<ResumeContent> {
  const fileIds = [row.avatarFileId, ...row.books.map(({ coverFileId }) => coverFileId)]
  const pictures = await readStoredFiles(
    deps,
    fileIds.filter((id) => id !== null),
  )
  const bytesOf = (fileId: number | null) => (fileId === null ? undefined : pictures.get(fileId)?.bytes)
  return {
    resume,
    avatar: bytesOf(row.avatarFileId) ?? null,
    covers: row.books.map(({ coverFileId }) => bytesOf(coverFileId) ?? null),
    updatedAt: row.updatedAt,
  }
}
