import { type Restorable, rememberContent } from './content.ts'
import type { TestDatabase } from './handle.ts'

type Kept = { database: TestDatabase; content: Restorable }

/**
 * Keeps one database of a worker from one test file to the next, hands it to one caller at a time and restores it after
 * each. Restoring takes a few hundredths of a second, another database on PostgreSQL 0.1 s and an embedded one 0.5 to 1
 * s. Before it restores, `settled` waits for statements that the caller did not wait for.
 */
export function keepDatabase(
  start: () => Promise<TestDatabase>,
  settled: (database: TestDatabase) => Promise<void> = async () => {},
) {
  /** The value is undefined before the first caller, and while a caller has the database. */
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
    /** Hands out the kept database, or a new one to a second caller at the same time. */
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

    /**
     * Vitest ends its workers while the database is open. A script that took a test database closes it in order to end.
     */
    async close(): Promise<void> {
      await kept?.database.close()
      kept = undefined
      hasKept = false
    },
  }
}
