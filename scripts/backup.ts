// `npm run backup -- FILE`: writes an archive of the portal that the environment names. See docs/operations.md.

import { ArchiveError } from '../apps/api/src/backup/archive.ts'
import { BackupRefused, backUp } from '../apps/api/src/backup/commands.ts'
import { CopyRefused } from '../apps/api/src/backup/copy-socket.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { ConfigError } from '../apps/api/src/config-error.ts'
import { DatabaseOpenError } from '../apps/api/src/db/open-error.ts'

const [path, ...rest] = process.argv.slice(2)
if (path === undefined || rest.length > 0) {
  console.error('Usage: npm run backup -- FILE')
  process.exit(1)
}
try {
  const { manifest, sizeBytes, isEncrypted, pausedMs } = await backUp(readConfig(process.env), path)
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  console.log(
    `Written to ${path}: ${rows} rows of ${Object.keys(manifest.tables).length} tables, ${manifest.files} files, ${(sizeBytes / 1e6).toFixed(1)} MB, ${isEncrypted ? 'encrypted' : 'not encrypted'}.`,
  )
  if (pausedMs !== undefined)
    console.log(`The portal goes on; it paused for ${(pausedMs / 1000).toFixed(2)} s.`)
} catch (problem) {
  const isForPeople = [ConfigError, DatabaseOpenError, BackupRefused, ArchiveError].some(
    (kind) => problem instanceof kind,
  )
  if (problem instanceof CopyRefused)
    console.error(
      problem.reason === 'busy'
        ? 'Another backup of this portal is being made.'
        : 'The portal could not copy its database; its log says why.',
    )
  else console.error(isForPeople && problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
