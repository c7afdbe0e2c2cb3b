import { readdir } from 'node:fs/promises'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const schemaFolder = new URL('schema/', import.meta.url)

/** What the files of `schema/` export, by name. A new file is found by itself, as drizzle-kit finds it. */
export const schemaExports: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(
    (
      await readdir(schemaFolder, { recursive: true })
    )
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => import(new URL(file, schemaFolder).href)),
  )),
)

const isTable = (value: unknown): value is PgTable => is(value, PgTable)

export const tables: readonly PgTable[] = Object.values(schemaExports).filter(isTable)
