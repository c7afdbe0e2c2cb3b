import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasS3Server } from '../../../../tools/servers/s3-server.ts'
import {
  findPostgres,
  startTempPostgres,
  type TempPostgres,
} from '../../../../tools/servers/temp-postgres.ts'
import { testSeed } from '../../../../tools/test-seed.ts'
import { startS3Server } from '../files/s3-server.ts'
import { endPortals, newFolder } from '../processes/portal-process.ts'
import { startedFolder } from '../processes/started-folder.ts'
import { DrillMails } from './drill-mails.ts'
import { DrillPortal } from './drill-portal.ts'
import { drill, killPortal, type Outcome, type Plan, stopPostgres } from './rounds.ts'

/** The test runs the short form of `npm run drill`. */
const plan: Plan = { rounds: 1, seed: testSeed(), writesPerRound: { min: 10, max: 40 } }
const binaries = await findPostgres()

afterEach(endPortals)

function expectNothingLost({ acknowledged, found, lost, doubled, faults }: Outcome): void {
  expect({ lost, doubled, faults }).toEqual({ lost: 0, doubled: 0, faults: [] })
  expect(acknowledged).toBeGreaterThanOrEqual(plan.writesPerRound.min)
  expect(found).toBe(acknowledged)
}

describe('acknowledged changes after a crash', () => {
  it('the embedded database has everything that was acknowledged exactly once after a kill', async () => {
    const mails = await DrillMails.start()
    const portal = await DrillPortal.start({ dataDir: await startedFolder(), smtpUrl: mails.smtpUrl })
    expectNothingLost(await drill(portal, plan, killPortal, mails))
    expect(mails.acknowledged).toBeGreaterThan(0)
    await mails.close()
  })

  describe.skipIf(binaries === undefined)('acknowledged changes in PostgreSQL', () => {
    let postgres: TempPostgres
    beforeAll(async () => {
      postgres = await startTempPostgres(binaries ?? '', { durable: true })
      return () => postgres.stop()
    })

    it('PostgreSQL has everything that was acknowledged exactly once after a kill and an immediate stop', async () => {
      const portal = await DrillPortal.start({ dataDir: await newFolder(), databaseUrl: postgres.url })
      const stop = stopPostgres(postgres)
      expectNothingLost(
        await drill(portal, { ...plan, rounds: 2 }, (round) =>
          (round.number === 1 ? killPortal : stop)(round),
        ),
      )
    })

    it.skipIf(!hasS3Server())(
      'two processes on PostgreSQL and a bucket have everything that was acknowledged exactly once after a kill',
      async () => {
        const server = await startS3Server()
        const bucket = await server.makeBucket()
        const databaseUrl = await postgres.makeDatabase()
        const portal = await DrillPortal.start({
          dataDir: await newFolder(),
          databaseUrl,
          bucket,
          processes: 2,
        })
        expectNothingLost(await drill(portal, plan, killPortal))
        await server.stop()
      },
    )
  })
})
