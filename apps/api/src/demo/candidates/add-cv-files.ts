import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { candidates } from '../../db/schema/candidates.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { claimFile, saveFile } from '../../files/stored-files.ts'
import type { Clock } from '../../use-case/clock.ts'
import { plainPdf } from './plain-pdf.ts'

type Deps = { db: Db; clock: Clock; files: FileStorage }

/** One of so many candidates has sent a CV. */
const oneOf = 3

/** Gives some candidates the CV that they sent. Call it after the company is committed. */
export async function addCvFiles(deps: Deps): Promise<void> {
  const rows = await deps.db
    .select({
      id: candidates.id,
      full_name: candidates.full_name,
      position: candidates.position,
    })
    .from(candidates)
    .orderBy(asc(candidates.id))
  for (const [index, row] of rows.entries()) if (index % oneOf === 0) await addCvFile(deps, row)
}

type Row = { id: number; full_name: string; position: string | null }

async function addCvFile(deps: Deps, { id, full_name, position }: Row): Promise<void> {
  const bytes = plainPdf([full_name, position ?? 'Developer', 'Curriculum vitae'])
  const fileId = await saveFile(deps, {
    bytes,
    kind: 'candidate_cv',
    media_type: 'application/octet-stream',
  })
  await deps.db.transaction(async (tx) => {
    await tx
      .update(candidates)
      .set({
        cv_file_id: fileId,
        cv_file_name: `CV ${full_name}.pdf`,
        version: candidates.version,
        updated_at: candidates.updated_at,
      })
      .where(eq(candidates.id, id))
    await claimFile(tx, deps.clock, fileId)
  })
}
