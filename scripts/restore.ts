// `npm run restore -- FILE [--allow-unencrypted]`: restores an archive of `npm run backup` into the empty place that the environment names.

import { restore } from '../apps/api/src/backup/commands.ts'
import { commandArguments } from '../apps/api/src/commands/command-arguments.ts'
import { givenPath } from '../apps/api/src/commands/given-path.ts'
import { tellFailure } from '../apps/api/src/commands/operator-error.ts'
import { readConfig } from '../apps/api/src/config/config.ts'

try {
  const { values, positionals } = commandArguments({
    usage: 'npm run restore -- FILE [--allow-unencrypted]',
    positionals: 1,
    options: { 'allow-unencrypted': { type: 'boolean' } },
  })
  const [file = ''] = positionals
  const { tables, files, made_at, waitingMails } = await restore(readConfig(process.env), givenPath(file), {
    allowsUnencrypted: values['allow-unencrypted'] === true,
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
