import type { Resume } from '@portal/contract/resumes/resumes'
import type { DbOrTx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { OutdatedRead } from '../../db/violations.ts'
import { claimFiles, claimingFiles, copyFile } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { type CopiedFiles, copyResumeRows } from './copy-resume.store.ts'
import { newResumeSlug } from './new-slug.ts'
import { resumePolicy } from './resumes.policy.ts'
import {
  findResumeRow,
  listCoverFileIds,
  lockPerson,
  lockResumeRow,
  type ResumeRow,
} from './resumes.store.ts'
import { resumeTrail } from './resumes.trail.ts'
import { showResume } from './show-resume.ts'

/** The id of each picture with the id of its copy; null where the picture was gone. */
type Copies = Map<number, number | null>

/** How often the copy starts again because a picture was replaced while it was being copied. */
const maxAttempts = 5

/**
 * Creates a CV of the same person with all sections and pictures of this one, and a link of its own without a label. Each CV has files
 * of its own, so that neither is changed when the other is deleted.
 */
export async function copyResume(deps: Deps, actor: Actor, id: number): Promise<Resume> {
  const files: Copies = new Map()
  // `files` is read when the work ends, and then holds all copies that were made.
  return claimingFiles(deps, files.values(), () => copyWithNewest(deps, actor, id, files))
}

async function copyWithNewest(deps: Deps, actor: Actor, id: number, files: Copies): Promise<Resume> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const row = found(await findResumeRow(deps.db, id), 'resumes.not_found')
    await copyPictures(deps, row, files)
    const copy = await copyWithPictures(deps, actor, row, files)
    if (copy !== undefined) return copy
  }
  throw new OutdatedRead()
}

/** Copies the pictures of the CV that are not in the map yet, and adds them to the map. */
async function copyPictures(deps: Deps, row: ResumeRow, copied: Copies): Promise<void> {
  const add = async (fileId: number, kind: 'resume_avatar' | 'book_cover') => {
    if (!copied.has(fileId)) copied.set(fileId, (await copyFile(deps, fileId, kind)) ?? null)
  }
  if (row.avatar_file_id !== null) await add(row.avatar_file_id, 'resume_avatar')
  for (const fileId of await listCoverFileIds(deps.db, row.id)) await add(fileId, 'book_cover')
}

/** Copies the CV with the copied pictures; undefined when the CV has other pictures by now. */
async function copyWithPictures(
  deps: Deps,
  actor: Actor,
  { id, user_id }: ResumeRow,
  files: CopiedFiles,
): Promise<Resume | undefined> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw notFound('users.not_found')
    const row = found(await lockResumeRow(tx, id, 'share'), 'resumes.not_found')
    authorize(resumePolicy, actor, row, 'copy')
    const fileIds = await listPictures(tx, row)
    if (fileIds.some((fileId) => !files.has(fileId))) return undefined
    const copiedIds = fileIds.map((fileId) => files.get(fileId) ?? null)
    await claimFiles(
      tx,
      deps.clock,
      copiedIds.filter((copiedId) => copiedId !== null),
    )
    const copy = await copyResumeRows(tx, row, { slug: newResumeSlug(row.role), files })
    await addToTrail(tx, deps.clock, actor, resumeTrail.created('resumes.copy', copy))
    return showResume({ ...deps, db: tx }, copy.id)
  })
}

const listPictures = async (db: DbOrTx, row: ResumeRow): Promise<number[]> =>
  [row.avatar_file_id ?? [], await listCoverFileIds(db, row.id)].flat()
