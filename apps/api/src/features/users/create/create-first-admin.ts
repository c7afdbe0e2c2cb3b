import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { portalItself } from '../../../use-case/origin.ts'
import type { Deps } from '../../deps.ts'
import { readToldUser } from '../told-user.store.ts'
import { userCreated } from '../users.trail.ts'
import { findSubRoleId, insertUser } from './insert-user.store.ts'

export type FirstAdmin = {
  email: string
  /** Present only when the server generated it; it is stored nowhere else. */
  password?: string
}

/** Creates the admin of an empty database without demo company. */
export async function createFirstAdmin(
  tx: Tx,
  { config, clock, passwords }: Pick<Deps, 'config' | 'clock' | 'passwords'>,
): Promise<FirstAdmin> {
  const { adminEmail: email = 'admin@portal.local', adminPassword } = config
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  const id = await insertUser(tx, {
    email,
    first_name: 'Portal',
    last_name: 'Admin',
    password_hash: await passwords.hash(password),
    subRoleIds: [await findSubRoleId(tx, 'administrator')],
    role: 'admin',
    today: clock.today(),
    admin_id: undefined,
    avatar_file_id: null,
  })
  await addToTrail(tx, clock, portalItself, userCreated(await readToldUser(tx, id)))
  return adminPassword === undefined ? { email, password } : { email }
}
