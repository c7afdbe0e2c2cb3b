import { firstCharacters } from '@portal/domain/texts/length'
import { trailLimits } from '@portal/domain/trail/acts'
import { factsOf, type TrailEntry } from '../../use-case/trail.ts'

type BackupAct = 'backups.create' | 'backups.restore'

/** An act on an archive, which is called by the name of its file without the folder. */
export const backupEntry = (
  act: BackupAct,
  file: string,
  facts: Parameters<typeof factsOf>[0],
): TrailEntry => ({
  act,
  object_type: 'backup',
  object_id: null,
  object: firstCharacters(file, trailLimits.object),
  person_id: null,
  changes: factsOf(facts),
})
