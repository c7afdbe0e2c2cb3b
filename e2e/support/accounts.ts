import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { apiPrefix } from '@portal/contract/shared/route'

export const demoPassword = 'demo-portal'

/** The demo's accounts, one for each kind of person (README). */
export const accounts = {
  admin: 'admin@demo.test',
  manager: 'manager@demo.test',
  developer: 'developer@demo.test',
  recruiter: 'recruiter@demo.test',
  cfo: 'cfo@demo.test',
} as const
export type Account = keyof typeof accounts

/** The file in which `sign-in.setup.ts` stores the session of an account for the tests of the run. */
export const sessionFile = (account: Account) =>
  fileURLToPath(new URL(`../../test-results/sessions/${account}.json`, import.meta.url))

/**
 * Gives the browser the session of a demo account that the setup opened. All tests share it: one that ends a session
 * or changes a password creates a person of its own.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  // `setStorageState` would open a second page for the storage of the portal's address.
  const { cookies } = JSON.parse(await readFile(sessionFile(account), 'utf8'))
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  await keepProof(page.request, account)
}

const renewAfterMs = 10 * 60_000
const provenAt = new Map<Account, number>()

/** Confirms the shared session of an account from time to time: a whole run lasts longer than the proof of its sign-in. */
export async function keepProof(request: APIRequestContext, account: Account): Promise<void> {
  const last = provenAt.get(account) ?? (await stat(sessionFile(account))).mtimeMs
  if (Date.now() - last < renewAfterMs) return
  const answer = await request.post(apiPrefix + sessions.confirm.url, { data: { password: demoPassword } })
  expect(answer.status(), await answer.text()).toBe(204)
  provenAt.set(account, Date.now())
}

/** Signs in through the API: the browser then carries the cookie of a session of its own. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  // Signing in again would end the session that the browser has, which may be the one that all tests share.
  await page.context().clearCookies()
  await openSession(page.request, email, password)
}

export async function openSession(request: APIRequestContext, email: string, password = demoPassword) {
  const answer = await request.post(apiPrefix + session.create.url, {
    data: { session: { email, password } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
