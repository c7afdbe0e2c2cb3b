import { asc, eq } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { FileStorage } from '../../../files/storage/file-storage.ts'
import { claimFile, saveFile } from '../../../files/stored-files.ts'
import type { Db } from '../../database.ts'
import { candidates } from '../../schema/candidates.ts'
import { plainPdf } from './plain-pdf.ts'

type Deps = { db: Db; clock: Clock; files: FileStorage }

/** One of so many candidates has sent a CV. */
const oneOf = 3

/** Gives some candidates the CV that they sent. Call it after the company is committed. */
export async function addCvFiles(deps: Deps): Promise<void> {
  const rows = await deps.db
    .select({
      id: candidates.id,
      fullName: candidates.fullName,
      position: candidates.position,
    })
    .from(candidates)
    .orderBy(asc(candidates.id))
  for (const [index, row] of rows.entries()) if (index % oneOf === 0) await addCvFile(deps, row)
}

type Row = { id: number; fullName: string; position: string | null }

async function addCvFile(deps: Deps, { id, fullName, position }: Row): Promise<void> {
  const bytes = plainPdf([fullName, position ?? 'Developer', 'Curriculum vitae'])
  const fileId = await saveFile(deps, {
    bytes,
    kind: 'candidate_cv',
    mediaType: 'application/octet-stream',
  })
  await deps.db.transaction(async (tx) => {
    await tx
      .update(candidates)
      .set({
        cvFileId: fileId,
        cvFileName: `CV ${fullName}.pdf`,
        version: candidates.version,
        updatedAt: candidates.updatedAt,
      })
      .where(eq(candidates.id, id))
    await claimFile(tx, deps.clock, fileId)
  })
}
