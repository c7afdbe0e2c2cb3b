// Signs in each demo account once per run, through the API. The tests reuse these sessions by `signIn`.

import { test as setup } from '@playwright/test'
import { type Account, accounts, openSession, sessionFile } from './support/accounts.ts'

const names: Account[] = ['admin', 'manager', 'developer', 'recruiter', 'cfo']

for (const account of names) {
  setup(`the ${account} of the demo signs in`, async ({ request }) => {
    await openSession(request, accounts[account])
    await request.storageState({ path: sessionFile(account) })
  })
}
