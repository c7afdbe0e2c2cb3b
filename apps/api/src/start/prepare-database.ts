import type { Passwords } from '../accounts/passwords.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import { type KeptUpgrade, migrate } from '../db/migrate.ts'
import { addCvFiles } from '../demo/candidates/add-cv-files.ts'
import { fillDemoCompany, isEmpty } from '../demo/fill-demo-company.ts'
import { demoPassword } from '../demo/people/accounts.ts'
import { addPortraits } from '../demo/people/add-portraits.ts'
import { addPictures } from '../demo/resumes/add-pictures.ts'
import { createFirstAdmin, type FirstAdmin } from '../features/users/create/create-first-admin.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import type { Clock } from '../use-case/clock.ts'

type Options = {
  config: Config
  clock: Clock
  passwords: Passwords
  files: FileStorage
  newPassword: () => string
  onUpgrade: (upgrade: KeptUpgrade) => void
}

type Prepared = { isDemo: boolean; firstAdmin: FirstAdmin | undefined }

/**
 * Migrates the database and ensures that a user can sign in: an empty one is filled with the demo company or
 * gets its first admin.
 */
export async function prepareDatabase(database: Database, options: Options): Promise<Prepared> {
  const { config, clock, passwords, files, newPassword } = options
  const isDemo = config.demo ?? database.kind === 'embedded'
  let firstAdmin: FirstAdmin | undefined
  await migrate(database, options.onUpgrade)
  await database.exclusively(async ({ db }) => {
    if (!(await isEmpty(db))) return
    if (isDemo) {
      await fillDemoCompany(db, { today: clock.today(), password_hash: await passwords.hash(demoPassword) })
      await addPortraits({ db, clock, files })
      await addPictures({ db, clock, files })
      await addCvFiles({ db, clock, files })
    } else {
      const { adminEmail: email, adminPassword: password } = config
      firstAdmin = await db.transaction((tx) =>
        createFirstAdmin(tx, { email, password, clock, passwords, newPassword }),
      )
    }
  })
  return { isDemo, firstAdmin }
}
