import { demoAccounts, demoPassword } from '../../demo/people/accounts.ts'
import type { Deps } from '../deps.ts'
import { listActiveEmails } from './portal.store.ts'

/** Lists the demo accounts that still exist; none in a real company's database. */
export async function listDemoAccounts({ db }: Deps) {
  const present = await listActiveEmails(
    db,
    demoAccounts.map(({ email }) => email),
  )
  return demoAccounts
    .filter(({ email }) => present.includes(email))
    .map(({ email, title }) => ({ email, name: title, password: demoPassword }))
}
