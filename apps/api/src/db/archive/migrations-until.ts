import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod/mini'
import { migrationsFolder } from '../migrate.ts'

/** The time of the last migration of this version. */
export const lastKnownMigration = () =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

const entrySchema = z.looseObject({ idx: z.int(), when: z.int() })
const journalSchema = z.looseObject({ entries: z.array(entrySchema) })

/** A copy of the migrations up to the one of that time, with which an archive was made. The start runs the others. */
export const migrationsUntil = (last: number): string => copyMigrations(({ when }) => when <= last)

/** Copies the chosen migrations to a temporary folder. */
export function copyMigrations(isChosen: (migration: z.infer<typeof entrySchema>) => boolean): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = z.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')))
  const entries = journal.entries.filter(isChosen)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return copy
}
