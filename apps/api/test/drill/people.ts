import { randomUUID } from 'node:crypto'
import { user } from '@portal/contract/accounts/user'
import { category } from '@portal/contract/categories'
import { subRole } from '@portal/contract/reference'
import * as z from 'zod/mini'
import { admin } from '../processes/portal-process.ts'
import { ask } from './calls.ts'

/** A person logs hours, and the admin changes their picture. */
export type Person = {
  id: number
  token: string
  adminToken: string
  project_id: number
  category_id: number
  date: string
}

const password = 'drill password'
const session = z.object({ token: z.string() })
const named = z.array(z.object({ id: z.int() }))

async function signIn(url: string, credentials: { email: string; password: string }): Promise<string> {
  const call = { method: 'POST', path: '/session', body: { session: credentials } } as const
  return (await ask(url, call, session)).token
}

const signInAdmin = (url: string) => signIn(url, { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })

/** Has hours told to a receiver that does not listen, so that every delivery stays. */
export async function addWebhook(url: string): Promise<void> {
  const webhook = { url: 'http://127.0.0.1:9/', events: ['records'], format: 'standard', active: true }
  const call = { method: 'POST', path: '/webhooks', body: webhook } as const
  await ask(url, { ...call, token: await signInAdmin(url) }, z.object({ id: z.int() }))
}

/** Hires project managers, who may change their records of any day, because a drill may run at midnight of a Sunday. */
export async function hirePeople(url: string, count: number): Promise<Person[]> {
  const name = `drill-${randomUUID()}`
  const adminToken = await signInAdmin(url)
  const roles = await ask(url, { method: 'GET', path: '/sub_roles', token: adminToken }, z.array(subRole))
  const roleIds = roles.filter(({ role }) => role === 'manager').map(({ id }) => id)
  const work = await ask(
    url,
    { method: 'POST', path: '/categories', token: adminToken, body: { category: { name } } },
    category,
  )
  const date = new Date().toISOString().slice(0, 10)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const email = `${name}-${index}@portal.test`
      const account = {
        email,
        password,
        first_name: 'Drill',
        last_name: 'Clerk',
        role_ids: roleIds.slice(0, 1),
      }
      const { id } = await ask(
        url,
        { method: 'POST', path: '/users', token: adminToken, body: { user: account } },
        user,
      )
      const token = await signIn(url, { email, password })
      const projects = await ask(url, { method: 'GET', path: `/users/${id}/projects`, token }, named)
      const [bench] = projects
      if (bench === undefined) throw new Error('A new person has no project')
      return { id, token, adminToken, project_id: bench.id, category_id: work.id, date }
    }),
  )
}
