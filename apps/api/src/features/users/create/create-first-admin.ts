import type { Passwords } from '../../../accounts/passwords.ts'
import type { Tx } from '../../../db/client.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { findSubRoleId, insertUser } from './insert-user.store.ts'

export type FirstAdmin = {
  email: string
  /** Present only when the server generated it; it is stored nowhere else. */
  password?: string
}

type Options = {
  email: string | undefined
  password: string | undefined
  clock: Clock
  passwords: Passwords
  newPassword: () => string
}

/** Creates the admin of an empty database without demo company. */
export async function createFirstAdmin(tx: Tx, options: Options): Promise<FirstAdmin> {
  const email = options.email ?? 'admin@portal.local'
  const password = options.password ?? options.newPassword()
  await insertUser(tx, {
    email,
    first_name: 'Portal',
    last_name: 'Admin',
    password_hash: await options.passwords.hash(password),
    subRoleIds: [await findSubRoleId(tx, 'administrator')],
    role: 'admin',
    today: options.clock.today(),
    admin_id: undefined,
    avatar_file_id: null,
  })
  return options.password === undefined ? { email, password } : { email }
}
