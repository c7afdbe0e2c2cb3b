import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test'
import { subRoles } from '@portal/contract/reference'
import { apiPrefix } from '@portal/contract/shared/route'
import { users } from '@portal/contract/users'
import type { SubRoleKey } from '@portal/domain/roles'
import { startServer } from '../../tools/servers/portal-server.ts'
import { accounts, demoPassword, openSession } from './accounts.ts'
import { unique } from './company.ts'

type NewPerson = {
  first_name?: string
  last_name?: string
  email?: string
  subRole?: SubRoleKey
  /** Invites the person in place of setting a password. */
  invite?: boolean
}

export type OwnPortal = {
  url: string
  dataDir: string
  /** Signed in as the demo's admin. */
  admin: APIRequestContext
  hire(person?: NewPerson): Promise<{ id: number; email: string }>
  stop(): Promise<void>
}

/** Starts a portal with the demo company and settings of its own; the web app is built by then. */
export async function startOwnPortal(settings: Record<string, string>, port?: number): Promise<OwnPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-own-'))
  const place = { DATA_DIR: dataDir, DATABASE_URL: '', DATA_SYNC: 'off', DEMO: 'on', LOG_LEVEL: 'error' }
  const server = await startServer('apps/api/src/main.ts', { ...place, ...settings }, port)
  const admin = await playwrightRequest.newContext({ baseURL: server.url })
  return {
    url: server.url,
    dataDir,
    admin,
    hire: (person) => hire(admin, person),
    stop: async () => {
      await admin.dispose()
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Signs the demo's admin in, where passwords are used. */
export const signInAdmin = ({ admin }: OwnPortal) => openSession(admin, accounts.admin)

async function hire(
  admin: APIRequestContext,
  {
    first_name = 'Test',
    last_name = unique('Own'),
    email = `${last_name}@demo.test`.toLowerCase(),
    subRole = 'developer',
    invite = false,
  }: NewPerson = {},
) {
  const roles = subRoles.list.schema.response[200].parse(
    await (await admin.get(apiPrefix + subRoles.list.url)).json(),
  )
  const role_ids = roles.filter(({ key }) => key === subRole).map(({ id }) => id)
  const user = {
    email,
    first_name,
    last_name,
    role_ids,
    ...(invite ? { invite } : { password: demoPassword }),
  }
  const answer = await admin.post(apiPrefix + users.create.url, { data: { user } })
  expect(answer.status(), await answer.text()).toBe(201)
  return users.create.schema.response[201].parse(await answer.json())
}

/** The portal of a file's tests, started once by each worker that runs some of them. */
export function ownPortal(start: () => Promise<OwnPortal>): () => OwnPortal {
  let portal: OwnPortal | undefined
  test.beforeAll(async () => {
    // A portal starts in some seconds, and on a busy machine in many.
    test.setTimeout(180_000)
    portal = await start()
  })
  test.afterAll(() => portal?.stop())
  return () => {
    if (portal === undefined) throw new Error('The portal has not started')
    return portal
  }
}
