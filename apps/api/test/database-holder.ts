// Run by a test as a process of its own: opens the database under the folder given, says so, and keeps it.
import { DatabaseOpenError, openDatabase } from '../src/db/client.ts'

const [, , dataDir = ''] = process.argv
try {
  await openDatabase({ dataDir })
  process.stdout.write('open\n')
  // PGlite alone does not keep a process alive.
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof DatabaseOpenError)) throw error
  process.stdout.write(`${error.message}\n`)
  process.exit(1)
}
