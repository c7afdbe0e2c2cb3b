import { readdir } from 'node:fs/promises'
import { session } from '@portal/contract/accounts/session'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../../../../../../tools/run-script.ts'
import { findPostgres, startTempPostgres } from '../../../../../../tools/servers/temp-postgres.ts'
import { DrillPortal } from '../../../../test/drill/drill-portal.ts'
import { admin, endPortals, newFolder } from '../../../../test/processes/portal-process.ts'
import { startedFolder } from '../../../../test/processes/started-folder.ts'

const binaries = await findPostgres()
afterEach(endPortals)

const email = admin.ADMIN_EMAIL
const run = (variables: Record<string, string>, who: string = email) =>
  runScript('sign-in-link', { DEMO: 'off', ...variables }, who)

/** Opens the printed address at the portal, and returns the e-mail of whom it signs in and where it leads to. */
async function open(words: string, url: string) {
  const path = /\/api\/v1\/auth\/link\/[\w-]{43}/.exec(words)?.[0] ?? ''
  const opened = await fetch(`${url}${path}`, { redirect: 'manual' })
  const cookie = /portal_session=[\w-]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const location = opened.headers.get('location')
  if (cookie === '') return { location, email: undefined }
  const shown = await fetch(`${url}/api/v1/session`, { headers: { cookie } })
  return { location, email: session.show.schema.response[200].parse(await shown.json()).user.email }
}

describe('the command sign-in-link', () => {
  it('asks a portal that runs on the embedded database, which logs it', async () => {
    const dataDir = await startedFolder()
    const portal = await DrillPortal.start({ dataDir })
    const variables = { DATA_DIR: dataDir, PUBLIC_URL: portal.url }
    expect(await run(variables, 'nobody@portal.test')).toEqual({
      code: 1,
      words: 'No active admin has the e-mail nobody@portal.test.',
    })
    const { code, words } = await run(variables)
    expect(code).toBe(0)
    await expect.poll(() => portal.log).toContain('A sign-in link was made on the server')
    expect(await open(words, portal.url)).toEqual({ location: '/', email })
    expect(await open(words, portal.url)).toEqual({
      location: '/?failure=sign_in_links.ended',
      email: undefined,
    })
    await portal.stop()
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.sock'))).toEqual([])
  })

  it('writes by itself where the portal is stopped', async () => {
    const dataDir = await startedFolder()
    const { code, words } = await run({ DATA_DIR: dataDir })
    expect(code).toBe(0)
    const portal = await DrillPortal.start({ dataDir })
    expect(await open(words, portal.url)).toEqual({ location: '/', email })
    await portal.stop()
  })

  it('says so where there is no database, and makes none', async () => {
    const dataDir = await newFolder()
    expect(await run({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      words: `There is no database in DATA_DIR ${dataDir}.`,
    })
    expect(await readdir(dataDir)).toEqual([])
  })
})

describe.skipIf(binaries === undefined)('the command sign-in-link on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startTempPostgres>>
  beforeAll(async () => {
    postgres = await startTempPostgres(binaries ?? '', { durable: false })
    return () => postgres.stop()
  })

  it('writes by itself beside a portal that runs', async () => {
    const portal = await DrillPortal.start({ dataDir: await newFolder(), databaseUrl: postgres.url })
    const { code, words } = await run({ DATABASE_URL: postgres.url, PUBLIC_URL: portal.url })
    expect(code).toBe(0)
    expect(await open(words, portal.url)).toEqual({ location: '/', email })
    await portal.stop()
  })
})
