// `npm run restore -- FILE [--allow-unencrypted]`: restores an archive of `npm run backup` into the empty place that the environment names.

import { restore } from '../apps/api/src/backup/commands.ts'
import { givenPath } from '../apps/api/src/backup/given-path.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { tellFailure } from '../apps/api/src/operator-error.ts'

const allowUnencrypted = '--allow-unencrypted'
const words = process.argv.slice(2)
const [given, ...rest] = words.filter((word) => word !== allowUnencrypted)
if (given === undefined || rest.length > 0) {
  console.error(`Usage: npm run restore -- FILE [${allowUnencrypted}]`)
  process.exit(1)
}
try {
  const { tables, files, made_at, waitingMails } = await restore(readConfig(process.env), givenPath(given), {
    allowsUnencrypted: words.includes(allowUnencrypted),
  })
  for (const [table, count] of Object.entries(tables)) if (count > 0) console.log(`  ${table}: ${count}`)
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  console.log(
    `Restored the archive of ${made_at}: ${rows} rows and ${files} files. Start the portal with npm start.`,
  )
  if (waitingMails > 0)
    console.log(
      `Mails that wait: ${waitingMails}. They are held until an admin sends or drops them on Mail, or RESTORED_MAILS=send or drop says so.`,
    )
} catch (problem) {
  tellFailure(problem)
  process.exit(1)
}
