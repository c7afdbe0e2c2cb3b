// A test runs this file as a separate process. It opens the database under the given folder, prints a line and stays
// open.
import { openDatabase } from '../../src/db/client.ts'
import { DatabaseOpenError } from '../../src/db/open-error.ts'

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
