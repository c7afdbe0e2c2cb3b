import { afterEach, expect, it } from 'vitest'
import { findPostgres, startTempPostgres } from '../../../../tools/servers/temp-postgres.ts'
import { testSeed } from '../../../../tools/test-seed.ts'
import { createRandom } from '../../src/demo/random.ts'
import { endPortals, newFolder } from '../processes/portal-process.ts'
import { startedFolder } from '../processes/started-folder.ts'
import { DrillPortal } from './drill-portal.ts'
import { actOn, halfDone, type Plan, planFor, repeatUnanswered } from './leave-acts.ts'
import { askForLeave, standingsOf } from './leave-standings.ts'
import { hirePeople, type Person } from './people.ts'

const binaries = await findPostgres()
const people = 4
/** The requests are in two lists, on which two admins decide at once. */
const requestsPerPerson = 10
const kills = 2

afterEach(endPortals)

it('a killed portal has made each decision on leave completely or not at all, and its repetition is safe', () =>
  killWhileDeciding())

it.skipIf(binaries === undefined)(
  'a killed portal of two processes on PostgreSQL has made each decision on leave completely or not at all',
  async () => {
    const postgres = await startTempPostgres(binaries ?? '', { durable: true })
    try {
      await killWhileDeciding(postgres.url)
    } finally {
      await endPortals()
      await postgres.stop()
    }
  },
)

/** Decides on the leave of several people at once, kills the portal after some acknowledged decisions, and compares. */
async function killWhileDeciding(databaseUrl?: string): Promise<void> {
  const random = createRandom(testSeed())
  const folder = databaseUrl === undefined ? await startedFolder() : await newFolder()
  const processes = databaseUrl === undefined ? 1 : 2
  const portal = await DrillPortal.start({ dataDir: folder, databaseUrl, processes })
  const lists = (await Promise.all((await hirePeople(portal.url, people)).map(askAndPlan))).flat()
  const plans = lists.flat()
  for (let round = 0; round < kills; round += 1) {
    await killAfter(random.int(5, 15), portal, lists)
    await portal.startAgain()
    await expectNothingHalf(portal.url, plans)
  }
  const { url } = portal
  await Promise.all(lists.map((own) => actOn(url, own, () => {})))
  const { standings, faults } = await standingsOf(url, plans)
  expect(faults).toEqual([])
  expect(plans.map(({ request }) => standings.get(request.id))).toEqual(plans.map(({ known }) => known))

  async function askAndPlan(person: Person, index: number): Promise<Plan[][]> {
    const requests = await askForLeave(portal.url, person, requestsPerPerson)
    const plans = requests.map((request, number) => planFor(person, request, index + number))
    return [plans.slice(0, requestsPerPerson / 2), plans.slice(requestsPerPerson / 2)]
  }
}

async function killAfter(count: number, portal: DrillPortal, lists: readonly Plan[][]): Promise<void> {
  const reached = Promise.withResolvers<void>()
  let acknowledged = 0
  const admins = lists.map((plans) =>
    actOn(portal.url, plans, () => {
      acknowledged += 1
      if (acknowledged === count) reached.resolve()
    }),
  )
  await reached.promise
  await Promise.all([portal.kill(), ...admins])
}

async function expectNothingHalf(url: string, plans: readonly Plan[]): Promise<void> {
  const { standings, faults } = await standingsOf(url, plans)
  expect(faults).toEqual([])
  expect(halfDone(plans, standings)).toEqual([])
  await repeatUnanswered(url, plans, standings)
  const after = await standingsOf(url, plans)
  expect(after.faults).toEqual([])
  expect(halfDone(plans, after.standings)).toEqual([])
}
