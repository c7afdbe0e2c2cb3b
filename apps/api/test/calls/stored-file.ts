import type { FileKind } from '../../src/db/schema/files.ts'
import { claimFile, saveFile } from '../../src/files/stored-files.ts'
import { clockAt } from '../../src/use-case/clock.ts'
import { defaultNow, type TestApp } from '../app.ts'

/** Stores a file that something refers to, and returns its id. */
export async function storedFile(
  { db, files }: Pick<TestApp, 'db' | 'files'>,
  kind: FileKind,
): Promise<number> {
  const clock = clockAt('Europe/Kyiv', () => new Date(defaultNow))
  const picture = { bytes: Buffer.from('bytes'), kind, media_type: 'image/jpeg' }
  const fileId = await saveFile({ db, clock, files }, picture)
  await db.transaction((tx) => claimFile(tx, clock, fileId))
  return fileId
}
