import type { Database } from '../db/client.ts'
import { type KeptUpgrade, migrate } from '../db/migrate.ts'
import { addCvFiles } from '../demo/candidates/add-cv-files.ts'
import { fillDemoCompany, isEmpty } from '../demo/fill-demo-company.ts'
import { demoPassword } from '../demo/people/accounts.ts'
import { addPortraits } from '../demo/people/add-portraits.ts'
import { addPictures } from '../demo/resumes/add-pictures.ts'
import type { Deps } from '../features/deps.ts'
import { createFirstAdmin, type FirstAdmin } from '../features/users/create/create-first-admin.ts'

/**
 * Migrates the database and ensures that a user can sign in: an empty one is filled with the demo company or
 * gets its first admin, who is returned.
 */
export async function prepareDatabase(
  database: Database,
  { config, clock, passwords, files }: Pick<Deps, 'config' | 'clock' | 'passwords' | 'files'>,
  onUpgrade: (upgrade: KeptUpgrade) => void,
): Promise<FirstAdmin | undefined> {
  let firstAdmin: FirstAdmin | undefined
  await migrate(database, onUpgrade)
  await database.exclusively(async ({ db }) => {
    if (!(await isEmpty(db))) return
    if (config.demo) {
      await fillDemoCompany(db, { today: clock.today(), password_hash: await passwords.hash(demoPassword) })
      await addPortraits({ db, clock, files })
      await addPictures({ db, clock, files })
      await addCvFiles({ db, clock, files })
    } else {
      firstAdmin = await db.transaction((tx) => createFirstAdmin(tx, { config, clock, passwords }))
    }
  })
  return firstAdmin
}
