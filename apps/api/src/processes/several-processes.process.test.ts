import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findNginx, type Nginx, startNginx } from '../../../../tools/servers/nginx.ts'
import { hasS3Server } from '../../../../tools/servers/s3-server.ts'
import {
  findPostgres,
  startTempPostgres,
  type TempPostgres,
} from '../../../../tools/servers/temp-postgres.ts'
import { testSeed } from '../../../../tools/test-seed.ts'
import { DrillMails } from '../../test/drill/drill-mails.ts'
import { DrillPortal } from '../../test/drill/drill-portal.ts'
import { keepServing } from '../../test/drill/keep-serving.ts'
import type { Ledger } from '../../test/drill/ledger.ts'
import { type S3Server, startS3Server } from '../../test/files/s3-server.ts'
import { until } from '../../test/live/crowd.ts'
import {
  admin,
  ended,
  endPortals,
  newFolder,
  somePort,
  start,
  started,
} from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'

const binaries = await findPostgres()
const nginxBinary = findNginx()
afterEach(endPortals)

function expectNothingLost(ledger: Ledger): void {
  const { acknowledged, found, lost, doubled, unanswered } = ledger.counts()
  expect({ lost, doubled, unanswered, faults: ledger.faults }).toEqual({
    lost: 0,
    doubled: 0,
    unanswered: 0,
    faults: [],
  })
  expect(found).toBe(acknowledged)
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

async function signIn(url: string, password = admin.ADMIN_PASSWORD) {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: { email: admin.ADMIN_EMAIL, password } }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: answer.status, cookie }
}

describe.skipIf(binaries === undefined || process.platform !== 'linux')(
  'several processes on one PostgreSQL',
  () => {
    let postgres: TempPostgres
    beforeAll(async () => {
      postgres = await startTempPostgres(binaries ?? '', { durable: false })
      return () => postgres.stop()
    })

    it('PROCESSES=2 serves one address, replaces a process that was killed, and ends with 0', async () => {
      const databaseUrl = await postgres.makeDatabase()
      const portal = await DrillPortal.start({ dataDir: await newFolder(), databaseUrl, processes: 2 })
      const before = childrenOf(portal.pid)
      expect(before).toHaveLength(2)
      const [killed = 0] = before
      process.kill(killed, 'SIGKILL')
      await until(
        () => childrenOf(portal.pid).filter((pid) => pid !== killed).length === 2,
        () => childrenOf(portal.pid),
      )
      expect((await signIn(portal.url)).status).toBe(201)
      const all = childrenOf(portal.pid)
      await portal.stop()
      expect(portal.exitCode).toBe(0)
      for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    })

    it('SIGHUP replaces all processes under load: no request fails, and nothing is lost', async () => {
      const databaseUrl = await postgres.makeDatabase()
      const portal = await DrillPortal.start({ dataDir: await newFolder(), databaseUrl, processes: 2 })
      const before = childrenOf(portal.pid)
      const replaceAll = async () => {
        process.kill(portal.pid, 'SIGHUP')
        await until(
          () => portal.log.includes('All processes of the portal were replaced.'),
          () => portal.log,
        )
      }
      expectNothingLost(await keepServing(portal.url, testSeed(), [replaceAll]))
      const after = childrenOf(portal.pid)
      expect(after).toHaveLength(2)
      expect(after.filter((pid) => before.includes(pid))).toEqual([])
    })

    describe.skipIf(nginxBinary === undefined || !hasS3Server())(
      'two portals behind nginx with one bucket',
      () => {
        let store: S3Server
        beforeAll(async () => {
          store = await startS3Server()
          return store.stop
        })

        async function twoBehindNginx() {
          const [databaseUrl, bucket] = [await postgres.makeDatabase(), await store.makeBucket()]
          const mails = await DrillMails.start()
          const place = { databaseUrl, bucket, smtpUrl: mails.smtpUrl, stopDelay: '1s' }
          // The first start of a database is that of one portal.
          const portals = [
            await DrillPortal.start({ ...place, dataDir: await newFolder() }),
            await DrillPortal.start({ ...place, dataDir: await newFolder() }),
          ]
          const nginx = await startNginx(
            nginxBinary ?? '',
            portals.map(({ port }) => port),
            [
              'client_max_body_size 12m;',
              'proxy_set_header Host $http_host;',
              'proxy_next_upstream error non_idempotent;',
            ],
          )
          return { portals, mails, nginx }
        }

        async function end({ mails, nginx }: { mails: DrillMails; nginx: Nginx }) {
          await endPortals()
          await nginx.stop()
          await mails.close()
        }

        it('both are restarted in turn under load: no request fails, nothing is lost, and no mail comes twice', async () => {
          const place = await twoBehindNginx()
          const restarts = place.portals.map((portal) => async () => {
            await portal.stop()
            await portal.startAgain()
          })
          const url = `http://127.0.0.1:${place.nginx.port}`
          expectNothingLost(await keepServing(url, testSeed(), restarts, place.mails))
          expect(place.mails.acknowledged).toBeGreaterThan(0)
          expect(place.mails.repeated).toBe(0)
          await end(place)
        })

        it('a sign-in that begins at one goes on at the other, and a code works once at both', async () => {
          const place = await twoBehindNginx()
          const [one = '', other = ''] = place.portals.map(({ url }) => url)
          const { cookie } = await signIn(one)
          const send = async (url: string, method: string, path: string, body?: object) => {
            const headers = { cookie, origin: url, 'content-type': 'application/json' }
            const answer = await fetch(`${url}/api/v1${path}`, {
              method,
              headers: body === undefined ? { cookie, origin: url } : headers,
              body: body === undefined ? null : JSON.stringify(body),
            })
            return { status: answer.status, json: JSON.parse((await answer.text()) || '{}') }
          }
          const { json: started } = await send(one, 'POST', '/second_factors/totp')
          const codeAfter = (steps: number) =>
            new TOTP({ secret: started.secret }).generate({ timestamp: Date.now() + steps * 30_000 })
          expect((await send(other, 'PUT', '/second_factors/totp', { code: codeAfter(0) })).status).toBe(200)
          const session = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
          const begin = async (url: string) =>
            (await send(url, 'POST', '/session', { session })).json.challenge
          const [challenge, second] = [await begin(one), await begin(one)]
          const code = codeAfter(1)
          const used = await Promise.all(
            [
              [one, challenge],
              [other, second],
            ].map(([url = '', token]) =>
              send(url, 'POST', '/session/second_factor', { challenge: token, code }),
            ),
          )
          expect(used.map(({ status }) => status).toSorted()).toEqual([201, 401])
          await end(place)
        })

        it('who signs in at one works at the other, and failed sign-ins are counted together', async () => {
          const place = await twoBehindNginx()
          const [one, other] = place.portals.map(({ url }) => url)
          const { cookie } = await signIn(one ?? '')
          expect((await fetch(`${other}/api/v1/session`, { headers: { cookie } })).status).toBe(200)
          await fetch(`${other}/api/v1/session`, {
            method: 'DELETE',
            headers: { cookie, origin: other ?? '' },
          })
          expect((await fetch(`${one}/api/v1/session`, { headers: { cookie } })).status).toBe(401)
          const answers: number[] = []
          for (let attempt = 0; attempt < 12; attempt += 1)
            answers.push((await signIn((attempt % 2 === 0 ? one : other) ?? '', 'wrong password')).status)
          // The limit is that of one portal (docs/product-rules.md).
          expect(answers.indexOf(429)).toBe(answers.filter((status) => status === 401).length)
          expect(answers).toContain(429)
          await end(place)
        })
      },
    )
  },
)

it('a process that stops says so first, and carries out what comes meanwhile', async () => {
  const port = await somePort('free')
  const child = start({ DATA_DIR: await startedFolder(), PORT: String(port), STOP_DELAY: '2s' })
  await started(child)
  const url = `http://127.0.0.1:${port}`
  child.kill('SIGTERM')
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`)
    return [answer.status, await answer.json()]
  }
  await expect.poll(readiness).toEqual([503, { status: 'stopping' }])
  expect((await signIn(url)).status).toBe(201)
  expect((await ended(child)).code).toBe(0)
})

describe('refused numbers of processes', () => {
  it.each([
    [
      { PROCESSES: '2' },
      'PROCESSES=2 needs PostgreSQL in DATABASE_URL: the embedded database has one process.',
    ],
    [{ PROCESSES: '0' }, "PROCESSES must be a number from 1 to 64, not '0'."],
    [{ PROCESSES: 'all' }, "PROCESSES must be a number from 1 to 64, not 'all'."],
    [{ STOP_DELAY: '5' }, "STOP_DELAY must be a duration from 0s to 60s, not '5'."],
    [
      { PROCESSES: '2', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/portal' },
      /^The database at DATABASE_URL|DATABASE_URL.*\.$/,
    ],
  ])('a start with %j ends with one sentence', async (environment, sentence) => {
    const { errors, code } = await ended(start({ DATA_DIR: await newFolder(), PORT: '0', ...environment }))
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1])
    expect(errors.trim()).toMatch(sentence)
  })
})
