import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod/mini'
import { migrationsFolder } from '../migrate.ts'

/** The time of the last migration of this version. */
export const lastKnownMigration = () =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) })

/** A copy of the migrations up to the one of that time, with which an archive was made. The start runs the others. */
export function migrationsUntil(last: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = z.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')))
  const entries = journal.entries.filter(({ when }) => when <= last)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return copy
}
