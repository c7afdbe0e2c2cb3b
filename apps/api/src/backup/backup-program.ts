// Writes an archive of the portal that the environment names: `npm run backup -- FILE`, and the daily backup.

import { commandArguments } from '../commands/command-arguments.ts'
import { givenPath } from '../commands/given-path.ts'
import { tellFailure } from '../commands/operator-error.ts'
import { readConfig } from '../config/config.ts'
import { backUp } from './commands.ts'

try {
  const { values, positionals } = commandArguments({
    usage: 'npm run backup -- FILE',
    positionals: 1,
    options: { daily: { type: 'boolean' } },
  })
  const [file = ''] = positionals
  const path = givenPath(file)
  const { manifest, sizeBytes, isEncrypted, pausedMs, isTold } = await backUp(readConfig(process.env), path, {
    isDaily: values.daily === true,
  })
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `Written to ${path}: ${rows} rows of ${Object.keys(manifest.tables).length} tables, ${manifest.files} files, ${(sizeBytes / 1e6).toFixed(1)} MB, ${isEncrypted ? 'encrypted' : 'not encrypted'}.\n`,
  )
  if (pausedMs !== undefined)
    process.stdout.write(`The portal goes on; it paused for ${(pausedMs / 1000).toFixed(2)} s.\n`)
  if (!isTold) process.stdout.write('The audit trail could not be told of it.\n')
} catch (problem) {
  tellFailure(problem)
  process.exit(1)
}
