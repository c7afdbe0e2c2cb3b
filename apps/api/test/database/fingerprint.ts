import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '../../src/db/migrate.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** Returns a fingerprint of all that shapes a migrated database, so that a change leads to another database. */
export function migratedFingerprint(): string {
  const migrations = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql') || name.endsWith('.json'))
    .toSorted()
    .map((name) => join(migrationsFolder, name))
  const referenceData = [
    'apps/api/src/db/reference-data.ts',
    'packages/domain/src/people/job-statuses.ts',
    'packages/domain/src/roles.ts',
    'node_modules/@electric-sql/pglite/package.json',
  ].map((name) => join(repository, name))
  const hash = createHash('sha256')
  for (const file of [...migrations, ...referenceData]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

export const cacheFolder = join(repository, 'node_modules', '.cache', 'staff-portal')
