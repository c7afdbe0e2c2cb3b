import { createHash } from 'node:crypto'
import type { PublicResume } from '@portal/contract/resumes/resumes'
import { maxId } from '@portal/contract/shared/fields'
import { defaultLanguage } from '@portal/words/language'
import { presentPublicResume } from '../../../db/resumes/present-resume.ts'
import { type ResumeKey, readWholeResume, type WholeResume } from '../../../db/resumes/whole-resume.ts'
import type { ResumeContent } from '../../../documents/resume-content.ts'
import { readStoredFiles } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { followLink } from '../links/follow-link.ts'

export type FoundDocument = {
  /** The file's name without an ending. */
  name: string
  /** The version of the document, which changes with anything that the document shows. */
  version: string
  read(): Promise<ResumeContent>
}

/**
 * Finds the document of a CV. Its pictures are read later, because the client may already have this version. 404 for an unknown CV, 410 for
 * an ended slug.
 */
export async function findDocument(
  deps: Deps,
  reader: Actor | undefined,
  layout: string,
  key: ResumeKey,
): Promise<FoundDocument> {
  const isNoId = 'id' in key && key.id > maxId
  const row = found(isNoId ? undefined : await readWholeResume(deps.db, key), 'resumes.not_found')
  if ('slug' in key) followLink(deps, reader, key.slug, row)
  const resume = presentPublicResume(row)
  return {
    name: resume.document_name,
    version: versionOf(row, layout),
    read: () => contentOf(deps, resume, row),
  }
}

/**
 * The version follows from all that the CV shows and from the layout, and stays with a new link. The names of the pictures are part of that,
 * and change with the pictures.
 */
function versionOf(row: WholeResume, layout: string): string {
  const { updated_at } = row
  const resume = presentPublicResume({ ...row, slug: '' })
  const shown = JSON.stringify({ layout, language: defaultLanguage, resume, updated_at })
  return createHash('sha256').update(shown).digest('base64url')
}

/** Reads the pictures of the CV. A picture that was replaced after the CV was read is left out. */
async function contentOf(deps: Deps, resume: PublicResume, row: WholeResume): Promise<ResumeContent> {
  const fileIds = [row.avatar_file_id, ...row.books.map(({ cover_file_id }) => cover_file_id)]
  const pictures = await readStoredFiles(
    deps,
    fileIds.filter((id) => id !== null),
  )
  const bytesOf = (fileId: number | null) => (fileId === null ? undefined : pictures.get(fileId)?.bytes)
  return {
    resume,
    language: defaultLanguage,
    avatar: bytesOf(row.avatar_file_id) ?? null,
    covers: row.books.map(({ cover_file_id }) => bytesOf(cover_file_id) ?? null),
    updated_at: row.updated_at,
  }
}
