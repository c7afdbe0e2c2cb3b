import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/people/users.ts'
import { jpegType } from '../../files/encode-picture.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { claimFile, saveFile } from '../../files/stored-files.ts'
import type { Clock } from '../../use-case/clock.ts'
import { idsBy } from '../ids.ts'
import { drawPortraits } from './draw-portraits.ts'

type PortraitDeps = { db: Db; clock: Clock; files: FileStorage }

/** Gives portraits to some managers and developers; the others show initials. Call it after the company is committed. */
export async function addPortraits(deps: PortraitDeps): Promise<void> {
  const { db, clock } = deps
  const portraits = await drawPortraits()
  const people = await db
    .select({ id: users.id, key: users.full_name })
    .from(users)
    .where(
      inArray(
        users.full_name,
        portraits.map(({ name }) => name),
      ),
    )
  const userId = idsBy(people)
  for (const { name, bytes } of portraits) {
    const fileId = await saveFile(deps, { bytes, kind: 'avatar', media_type: jpegType })
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ avatar_file_id: fileId, version: users.version, updated_at: users.updated_at })
        .where(eq(users.id, userId(name)))
      await claimFile(tx, clock, fileId)
    })
  }
}
