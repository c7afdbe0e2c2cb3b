import {
  type APIRequestContext,
  expect,
  type Page,
  request as playwrightRequest,
  test,
} from '@playwright/test'
import { passwords } from '@portal/contract/passwords'
import { apiPrefix } from '@portal/contract/route'
import { session } from '@portal/contract/session'
import { users } from '@portal/contract/users'

export const demoPassword = 'demo-portal'

/** The demo's accounts; each stands for a kind of person (README). */
export const accounts = {
  admin: 'admin@demo.test',
  manager: 'manager@demo.test',
  developer: 'developer@demo.test',
  recruiter: 'recruiter@demo.test',
  cfo: 'cfo@demo.test',
} as const
export type Account = keyof typeof accounts

const signedIn = session.create.schema.response[201]
const names = users.names.schema.response[200]
const anyone = users.show.schema.response[200]

/** Signs in without the login screen: the browser then carries the session cookie. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await signInAs(page, accounts[account], demoPassword)
}

export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await openSession(page.request, email, password)
}

async function openSession(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post(`${apiPrefix}${session.create.url}`, {
    data: { session: { email, password } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return signedIn.parse(await answer.json())
}

/**
 * A person of the demo company for one test alone, with a password of its own, so that a test may change or lock
 * them without disturbing others. `index` counts from the end of the names; no two tests may use the same one.
 */
export async function borrowUser(index: number, password: string) {
  const { baseURL } = test.info().project.use
  // Not the page's own requests: their cookies are the browser's, and the test decides who is signed in there.
  const request = await playwrightRequest.newContext(baseURL === undefined ? {} : { baseURL })
  try {
    const { token } = await openSession(request, accounts.admin, demoPassword)
    const headers = { authorization: `Bearer ${token}` }
    const listed = await request.get(`${apiPrefix}${users.names.url}?active=true`, { headers })
    const people = names.parse(await listed.json()).filter((person) => person.role === 'default')
    const person = people.at(-1 - index)
    if (!person) throw new Error(`The demo company has only ${people.length} people of the default role`)
    const url = passwords.change.url.replace(':id', String(person.id))
    const changed = await request.patch(`${apiPrefix}${url}`, { headers, data: { user: { password } } })
    expect(changed.status(), await changed.text()).toBe(200)
    return anyone.parse(await changed.json())
  } finally {
    await request.dispose()
  }
}
