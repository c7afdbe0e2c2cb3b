import type { FailoverPostgres } from '../../../../tools/servers/failover-postgres.ts'
import type { TempPostgres } from '../../../../tools/servers/temp-postgres.ts'
import { createRandom } from '../../src/demo/random.ts'
import { plainPicture } from '../pictures.ts'
import { send, unexpected } from './calls.ts'
import { check, checkAndRepeat } from './check.ts'
import { checkStored } from './check-stored.ts'
import type { DrillMails } from './drill-mails.ts'
import type { DrillPortal } from './drill-portal.ts'
import { type Counts, Ledger } from './ledger.ts'
import { keepWriting } from './load.ts'
import { addWebhook, hirePeople } from './people.ts'
import type { SmallDisk } from './small-disk.ts'

export type Plan = {
  rounds: number
  seed: number
  /** The number of writes that are acknowledged before a disturbance. */
  writesPerRound: { min: number; max: number }
}
export type Outcome = Counts & { faults: readonly string[] }

const peopleAtOnce = 4
/** A person's records of one day have at most 24 hours, which is enough for many rounds but not for all. */
const roundsPerPerson = 15

type Round = {
  portal: DrillPortal
  ledger: Ledger
  number: number
  /** Lets everybody write, disturbs them after some acknowledged writes, and waits until the last one has stopped. */
  underLoad(disturb: () => unknown): Promise<void>
}
export type RoundKind = (round: Round) => Promise<void>

/** Kills the portal while clients write, and starts it again. */
export const killPortal: RoundKind = async ({ portal, underLoad }) => {
  await underLoad(() => portal.kill())
  await portal.startAgain()
}

/** Stops PostgreSQL in immediate mode while clients write, and starts it again. The portal keeps running. */
export const stopPostgres =
  (postgres: TempPostgres): RoundKind =>
  async ({ portal, ledger, underLoad }) => {
    await underLoad(() => postgres.stopAtOnce())
    await portal.readiness(503)
    await expectUnavailable(portal, ledger)
    await postgres.startAgain()
    await portal.readiness(200)
  }

/**
 * Kills the leader of the database while clients write. The portal keeps running and goes on with the other server by itself,
 * which is told in milliseconds; the killed one then becomes its replica.
 */
export const failOver =
  (postgres: FailoverPostgres, onRefused: (ms: number) => void): RoundKind =>
  async ({ portal, underLoad }) => {
    let killedAt = 0
    await underLoad(async () => {
      killedAt = performance.now()
      await postgres.killLeader()
    })
    await portal.readiness(200)
    onRefused(performance.now() - killedAt)
    await postgres.mend()
  }

/**
 * Fills the disk while clients write. In every other round nothing at all is left, and the portal is killed. In the
 * others it keeps running and goes on when there is room.
 */
export const fillDisk =
  (disk: SmallDisk): RoundKind =>
  async ({ portal, ledger, number, underLoad }) => {
    const isKilled = number % 2 === 0
    await underLoad(() => disk.fill(isKilled ? 0 : disk.marginBytes))
    if (isKilled) {
      await portal.kill()
      disk.makeRoom()
      await portal.startAgain()
    } else {
      await portal.readiness(503)
      await check(portal.url, ledger)
      disk.makeRoom()
      await portal.readiness(200)
    }
  }

/** Runs the rounds, also with mails where a server for them is given, compares after each, and stops the portal. */
export async function drill(
  portal: DrillPortal,
  { rounds, seed, writesPerRound }: Plan,
  runRound: RoundKind,
  mails?: DrillMails,
): Promise<Outcome> {
  const ledger = new Ledger()
  const random = createRandom(seed)
  const pictures = [await plainPicture(1200, 900), await plainPicture(700, 1000)]
  let people: Ledger['people'] = []
  await addWebhook(portal.url)
  for (let number = 1; number <= rounds; number += 1) {
    if (number % roundsPerPerson === 1) {
      people = await hirePeople(portal.url, peopleAtOnce)
      ledger.people.push(...people)
    }
    const underLoad = async (disturb: () => unknown) => {
      const reached = ledger.moreAcknowledged(random.int(writesPerRound.min, writesPerRound.max))
      const adminToken = people[0]?.adminToken ?? ''
      const load = Promise.all([
        keepWriting({ url: portal.url, ledger, people, random, pictures, round: number }),
        mails?.keepAsking(portal.url, adminToken),
      ])
      const isReached = await Promise.race([reached.then(() => true), load.then(() => false)])
      if (!isReached) throw new Error('The portal stopped accepting writes before it was disturbed')
      await Promise.all([disturb(), load])
    }
    await runRound({ portal, ledger, number, underLoad })
    await checkAndRepeat(portal.url, ledger, number)
  }
  await mails?.check(portal.url, people[0]?.adminToken ?? '', ledger)
  await portal.stop()
  await checkStored(portal, ledger)
  return { ...ledger.counts(), faults: ledger.faults }
}

async function expectUnavailable({ url }: DrillPortal, { people }: Ledger): Promise<void> {
  const call = { method: 'GET', path: '/records', token: people[0]?.token ?? '' } as const
  const answer = await send(url, call)
  if (answer === undefined) throw new Error('The portal ended with PostgreSQL')
  if (answer.status !== 503) throw unexpected(call, answer)
}
