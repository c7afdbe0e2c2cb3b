import { type Restorable, rememberContent } from './content.ts'
import type { TestDatabase } from './handle.ts'

type Kept = { database: TestDatabase; content: Restorable }

/**
 * Keeps one database of a worker from one test file to the next, hands it to one caller at a time and restores it after
 * each: restoring takes a few hundredths of a second, another database on PostgreSQL 0.1 s and an embedded one 0.5 to 1 s.
 * `settled` waits before that for statements that the caller did not wait for.
 */
export function keepDatabase(
  start: () => Promise<TestDatabase>,
  settled: (database: TestDatabase) => Promise<void> = async () => {},
) {
  /** Undefined before the first caller, and while one has it. */
  let kept: Kept | undefined
  let hasKept = false

  async function startKept(): Promise<Kept> {
    const database = await start()
    return { database, content: await rememberContent(database) }
  }

  async function takeBack(lent: Kept): Promise<void> {
    await settled(lent.database)
    if (await lent.content.restore()) {
      kept = lent
      return
    }
    hasKept = false
    await lent.database.close()
  }

  return {
    /** The kept database; for a second caller at the same time a new one. */
    async take(): Promise<TestDatabase> {
      if (hasKept && !kept) return start()
      hasKept = true
      const lent = kept ?? (await startKept())
      kept = undefined
      let closing: Promise<void> | undefined
      return {
        ...lent.database,
        close() {
          closing ??= takeBack(lent)
          return closing
        },
      }
    },

    /** Vitest ends its workers with it open; a script that took a test database closes it to end. */
    async close(): Promise<void> {
      await kept?.database.close()
      kept = undefined
      hasKept = false
    },
  }
}
