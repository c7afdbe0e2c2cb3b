// `npm run seed`: fills the empty database that the environment names with the demo company.

import { createPasswords } from '../apps/api/src/accounts/passwords.ts'
import { commandArguments } from '../apps/api/src/commands/command-arguments.ts'
import { OperatorError, tellFailure } from '../apps/api/src/commands/operator-error.ts'
import { readConfig } from '../apps/api/src/config/config.ts'
import { openDatabase } from '../apps/api/src/db/client.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { addCvFiles } from '../apps/api/src/demo/candidates/add-cv-files.ts'
import { fillDemoCompany, isEmpty } from '../apps/api/src/demo/fill-demo-company.ts'
import { demoAccounts, demoPassword } from '../apps/api/src/demo/people/accounts.ts'
import { addPortraits } from '../apps/api/src/demo/people/add-portraits.ts'
import { addPictures } from '../apps/api/src/demo/resumes/add-pictures.ts'
import { openStorages } from '../apps/api/src/files/storage/open-storage.ts'
import { systemClock } from '../apps/api/src/use-case/clock.ts'

try {
  await seed()
  console.log(`Filled. Everyone's password is ${demoPassword}; sign in for example as:`)
  for (const { email, title } of demoAccounts) console.log(`  ${email.padEnd(22)} ${title}`)
} catch (problem) {
  tellFailure(problem)
  process.exit(1)
}

async function seed(): Promise<void> {
  commandArguments({ usage: 'npm run seed', positionals: 0, options: {} })
  const config = readConfig(process.env)
  console.log('Filling the database with the demo company …')
  const database = await openDatabase(config)
  try {
    await migrate(database)
    await database.exclusively(async ({ db }) => {
      if (!(await isEmpty(db)))
        throw new OperatorError('The database has people in it: only an empty one is filled.')
      const password_hash = await createPasswords().hash(demoPassword)
      const clock = systemClock(config.timeZone)
      await fillDemoCompany(db, { today: clock.today(), password_hash })
      const { files } = await openStorages(config)
      await addPortraits({ db, clock, files })
      await addPictures({ db, clock, files })
      await addCvFiles({ db, clock, files })
    })
  } finally {
    await database.close()
  }
}
