// `npm run files:move -- --to s3|folder [--delete-source]`: copies the files of the portal that the environment names from one
// store to the other. See docs/operations.md.

import { commandArguments } from '../apps/api/src/commands/command-arguments.ts'
import { OperatorError, tellFailure } from '../apps/api/src/commands/operator-error.ts'
import { readConfig } from '../apps/api/src/config/config.ts'
import { openDatabase } from '../apps/api/src/db/client.ts'
import { moveFiles } from '../apps/api/src/files/move-files.ts'
import { openStorages } from '../apps/api/src/files/storage/open-storage.ts'

const usage = 'npm run files:move -- --to s3|folder [--delete-source]'

try {
  await move()
} catch (problem) {
  tellFailure(problem)
  process.exitCode = 1
}

async function move(): Promise<void> {
  const { values } = commandArguments({
    usage,
    positionals: 0,
    options: { to: { type: 'string' }, 'delete-source': { type: 'boolean' } },
  })
  const { to, 'delete-source': deletesSource = false } = values
  if (to !== 's3' && to !== 'folder') throw new OperatorError(`Usage: ${usage}`)
  const config = readConfig(process.env)
  const { folder, bucket, failure } = await openStorages(config)
  if (bucket === undefined) throw new OperatorError('Set S3_BUCKET and the other S3_… variables first.')
  if (failure !== undefined) throw failure
  const [source, target] = to === 's3' ? [folder, bucket] : [bucket, folder]
  const database = await openDatabase(config)
  try {
    const { copied, already, lost } = await moveFiles(
      { db: database.db, from: source, to: target, deletesSource },
      (count) => console.log(`${count} files looked at …`),
    )
    console.log(`${copied} copied and read back, ${already} were there already.`)
    if (lost.length > 0)
      throw new OperatorError(
        `${lost.length} files are in neither store, or damaged: ${lost.slice(0, 20).join(', ')}${lost.length > 20 ? ' …' : ''} (ids of the table files).`,
      )
    if (!deletesSource)
      console.log(
        'The sources are still there. With --delete-source the command deletes each whose copy is right.',
      )
  } finally {
    await database.close()
  }
}
