// Compares the lists of recruiting with bare routes that run SQL by hand for the same rows, in a company of 200 vacancies
// of which one has 2,000 candidates. Compare the ratios, which come from alternating rounds of one run; absolute times
// depend on the machine.

import pg from 'pg'
import { type RunningServer, startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { adminToken, fillAdminCompany } from '../admin/admin-company.ts'
import type { BareList } from '../bare-lists.ts'
import { openConnection } from '../http-client.ts'
import { measureTogether, type Timings } from '../measure.ts'
import { logSettings, replay, type Statement, StatementRecorder } from '../statements.ts'
import {
  candidateBoard,
  candidatePage,
  foundCandidates,
  sameContacts,
  vacancyPage,
} from './bare-recruiting.ts'
import { fillRecruiting } from './recruiting-company.ts'

const connections = 2
const plan = { rounds: 6, turnsPerRound: 60 }
const aim = 2.5
/** The part of the addresses to measure; without it all of them are measured. */
const part = process.argv[2] ?? ''

type List = { path: string; byHand: Statement[] }

const listsOf = (vacancyId: number): List[] => {
  const page = (
    number: number,
    filter?: readonly [type: string, value: string],
    condition?: string,
  ): List => {
    const query = new URLSearchParams({ vacancy_id: String(vacancyId), page: String(number) })
    if (filter !== undefined) query.set('filter', JSON.stringify({ type: filter[0], value: filter[1] }))
    return { path: `/candidates?${query}`, byHand: candidatePage(vacancyId, number, condition) }
  }
  const using = (ids: string) =>
    `(id in (select candidate_id from candidate_technologies where technology_id in (${ids}))) is true`
  const duplicates = (number: number): List => {
    const contacts = {
      email: `candidate${number}@mail.test`,
      phone: `+38067${String(number).padStart(7, '0')}`,
      linkedin: `https://linkedin.com/in/candidate-${number}`,
    }
    return {
      path: `/candidates/duplicates?${new URLSearchParams(contacts)}`,
      byHand: sameContacts(contacts.email, contacts.phone, `in/candidate-${number}`),
    }
  }
  return [
    { path: '/vacancies?page=1', byHand: vacancyPage(1) },
    { path: '/vacancies?page=11', byHand: vacancyPage(11) },
    page(1),
    page(100),
    page(200),
    page(1, ['full_name', 'date 19'], `full_name_folded like '%date 19%'`),
    page(1, ['position', 'design'], `position_folded like '%design%'`),
    page(1, ['significate', 'hired'], `significate = 'hired'`),
    page(40, ['significate', 'hired'], `significate = 'hired'`),
    page(1, ['english', 'advanced'], `english = 'advanced'`),
    page(1, ['ping_again', 'true'], 'ping_again'),
    page(1, ['experience', '10'], 'experience >= 10'),
    page(1, ['technology', '7'], using('7')),
    page(
      1,
      ['technology', 'technology 7'],
      using(`select id from technologies where name_folded = 'technology 7'`),
    ),
    { path: '/candidates?search=candidate1999', byHand: foundCandidates('candidate1999') },
    { path: '/candidates?search=date', byHand: foundCandidates('date') },
    { path: `/candidates/board?vacancy_id=${vacancyId}`, byHand: candidateBoard(vacancyId) },
    duplicates(1000),
    duplicates(10),
  ]
}

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const postgres = await startTempPostgres(binaries, { durable: true, settings: logSettings })
const stops: (() => Promise<void>)[] = [() => postgres.stop()]
try {
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  stops.push(server.stop)
  const bare = await startServer('bench/bare-lists.ts', { DATABASE_URL: postgres.url })
  stops.push(bare.stop)
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  stops.push(() => admin.end())
  console.log('Filling 1,000 people, 200 vacancies, one of them with 2,000 candidates …')
  await fillAdminCompany(admin)
  const vacancyId = await fillRecruiting(admin)

  const recorder = new StatementRecorder(postgres, admin)
  const pool = new pg.Pool({ connectionString: postgres.url, max: connections })
  stops.push(() => pool.end())
  const lists = listsOf(vacancyId).filter(({ path }) => decodeURIComponent(path).includes(part))
  for (const list of lists) await compare(list, { server, bare, recorder, pool })
} finally {
  for (const stop of stops.reverse()) await stop()
}

type Bench = { server: RunningServer; bare: RunningServer; recorder: StatementRecorder; pool: pg.Pool }

/**
 * Measures a request over HTTP, a bare route with the SQL by hand that answers the same JSON, and the request's own
 * statements through the driver alone; all three with the session look-up.
 */
async function compare({ path, byHand }: List, { server, bare, recorder, pool }: Bench): Promise<void> {
  const call = { method: 'GET', path: `/api/v1${path}`, token: adminToken } as const
  const first = openConnection(server.url)
  const answer: unknown = JSON.parse(await first(call))
  await recorder.switchLogging(true)
  const own = await recorder.record(() => first(call))
  await recorder.switchLogging(false)
  const list: BareList = { path: call.path, statements: [...own.slice(0, 1), ...byHand], answer }
  await openConnection(bare.url)({ ...call, method: 'POST', path: '/lists', body: JSON.stringify(list) })

  const workers = <Work>(make: () => Work) => Array.from({ length: connections }, make)
  const asked = (url: string) =>
    workers(() => {
      const send = openConnection(url)
      return () => send(call)
    })
  const alone = async () => {
    const client = await pool.connect()
    await replay(client, own).finally(() => client.release())
  }
  const timings = await measureTogether(
    { portal: asked(server.url), bare: asked(bare.url), sql: workers(() => alone) },
    plan,
    { portal: server.pid, bare: bare.pid },
  )
  const ratio = timings.portal.medianMs / timings.bare.medianMs
  const ms = ({ medianMs }: Timings) => `${medianMs.toFixed(2).padStart(6)} ms`
  console.log(
    `${decodeURIComponent(path).padEnd(76)} portal ${ms(timings.portal)} (${timings.portal.processorUs.toFixed(0)} µs)   ` +
      `bare route ${ms(timings.bare)}   ${own.length} own statements ${ms(timings.sql)}   ` +
      `ratio to the bare route ${ratio.toFixed(2)} (aim: at most ${aim}) ${ratio <= aim ? 'met' : 'MISSED'}`,
  )
}
