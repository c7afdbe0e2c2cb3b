import type { CvFile } from '@portal/contract/candidates/candidates'
import { cvFileName } from '@portal/domain/candidates/cv-file'
import { because, type Reason } from '@portal/words/reasons'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import {
  claimingFiles,
  dropFile,
  openStoredFile,
  removeDroppedFiles,
  replaceFile,
  saveFile,
} from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { invalidFields } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { updateCvFile } from '../candidate-changes.store.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import { type CandidateRow, findCandidateRow, lockCandidateRow } from '../candidates.store.ts'
import { candidateTrail } from '../candidates.trail.ts'
import { showCandidate } from '../show-candidate.ts'
import { cvContentOf } from './cv-content.ts'

type SentFile = { bytes: Buffer; filename: string | undefined }

/** Answers carry no type of their own, so that no browser shows a CV as a page of the portal. */
const mediaType = 'application/octet-stream'

/** Keeps a CV instead of the one that was there; 422 without a file, and for another content. */
export async function putCvFile(
  deps: Deps,
  actor: Actor,
  id: number,
  sent: SentFile | undefined,
): Promise<CvFile> {
  const { db, clock } = deps
  const known = found(await findCandidateRow(db, id), 'candidates.not_found')
  authorize(candidatePolicy, actor, known, 'update')
  if (sent === undefined) throw invalid(because('candidates.cv_file_missing'))
  const content = await cvContentOf(sent.bytes)
  if ('other' in content) throw invalid(otherContent(content.other))
  const name = cvFileName(sent.filename ?? '', content.type)
  const fileId = await saveFile(deps, { bytes: sent.bytes, kind: 'candidate_cv', media_type: mediaType })
  return claimingFiles(deps, [fileId], async () => {
    const dropped = await db.transaction(async (tx) => {
      const row = found(await lockCandidateRow(tx, id, 'no key update'), 'candidates.not_found')
      authorize(candidatePolicy, actor, row, 'update')
      await updateCvFile(tx, row, { cv_file_id: fileId, cv_file_name: name })
      const replaced = await replaceFile(tx, clock, row.cv_file_id, fileId)
      await addToTrail(tx, clock, actor, sentCvFile(row, name))
      return replaced
    })
    await removeDroppedFiles(deps, [dropped])
    return { name, size: sent.bytes.length }
  })
}

/** Another file may have the same name. */
const sentCvFile = (row: CandidateRow, name: string) =>
  candidateTrail.changed('candidates.put_cv_file', row, { ...row, cv_file_name: name }) ??
  candidateTrail.done('candidates.put_cv_file', row, { cv_file: name })

const otherContent = (kind: string | undefined) =>
  kind === undefined ? because('candidates.cv_file_content') : because('candidates.cv_file_kind', { kind })

const invalid = (reason: Reason) => invalidFields('candidates.cv_file', { file: [reason] })

/** Opens a candidate's CV; 404 without one. */
export async function openCvFile(deps: Deps, actor: Actor, id: number) {
  const row = found(await findCandidateRow(deps.db, id), 'candidates.not_found')
  authorize(candidatePolicy, actor, row, 'update')
  const fileId = found(row.cv_file_id ?? undefined, 'candidates.no_cv_file')
  const name = found(row.cv_file_name ?? undefined, 'candidates.no_cv_file')
  const { content } = found(await openStoredFile(deps, fileId), 'candidates.no_cv_file')
  return { name, content }
}

/** Deletes a candidate's CV; 404 without one, 409 when `If-Match` names another version of the candidate. */
export async function removeCvFile(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const { db, clock } = deps
  const dropped = await db.transaction(async (tx) => {
    const row = found(await lockCandidateRow(tx, target.id, 'no key update'), 'candidates.not_found')
    authorize(candidatePolicy, actor, row, 'update')
    const fileId = found(row.cv_file_id ?? undefined, 'candidates.no_cv_file')
    await refuseOutdated(row, target, 'candidates.changed_meanwhile', () =>
      showCandidate({ ...deps, db: tx }, actor, row.id),
    )
    await updateCvFile(tx, row, { cv_file_id: null, cv_file_name: null })
    await dropFile(tx, clock, fileId)
    const after = { ...row, cv_file_name: null }
    await addToTrail(tx, clock, actor, candidateTrail.changed('candidates.delete_cv_file', row, after))
    return fileId
  })
  await removeDroppedFiles(deps, [dropped])
}
