// `npm run restore -- FILE`: restores an archive of `npm run backup` into the empty place that the environment names.

import { ArchiveError } from '../apps/api/src/backup/archive.ts'
import { restore } from '../apps/api/src/backup/commands.ts'
import { RestoreRefusedError } from '../apps/api/src/backup/restore-backup.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { ConfigError } from '../apps/api/src/config-error.ts'
import { DatabaseOpenError } from '../apps/api/src/db/open-error.ts'

const [path, ...rest] = process.argv.slice(2)
if (path === undefined || rest.length > 0) {
  console.error('Usage: npm run restore -- FILE')
  process.exit(1)
}
try {
  const { tables, files, made_at } = await restore(readConfig(process.env), path)
  for (const [table, count] of Object.entries(tables)) if (count > 0) console.log(`  ${table}: ${count}`)
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  console.log(
    `Restored the archive of ${made_at}: ${rows} rows and ${files} files. Start the portal with npm start.`,
  )
} catch (problem) {
  const isForPeople = [ConfigError, DatabaseOpenError, RestoreRefusedError, ArchiveError].some(
    (kind) => problem instanceof kind,
  )
  console.error(isForPeople && problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
