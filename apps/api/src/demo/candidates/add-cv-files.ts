import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { candidates } from '../../db/schema/candidates.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { claimFile, saveFile } from '../../files/stored-files.ts'
import type { Clock } from '../../use-case/clock.ts'

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

/** A PDF of one A4 page with lines of text in Latin letters. */
function plainPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n')
  const page = `BT /F1 14 Tf 56 770 Td 24 TL\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
